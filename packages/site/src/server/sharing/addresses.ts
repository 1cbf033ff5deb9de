import type { Business, Image } from '@bellows/domain'
import { isFetched } from '@bellows/ui'

/** Scheme and host of a studio's own site, whichever of its names it was asked by. */
export const originOf = ({ domain }: Business): string => `https://${domain}`

/** A picture as others may fetch it: the JPEG that is large enough for a card; none where nobody can. */
export function pictureAddress({ url, additionalImageUrls }: Image, business: Business): string | undefined {
  const address = [additionalImageUrls._lg, url].find((each) => each !== undefined && isFetched(each))
  return address && URL.parse(address, originOf(business))?.href
}

/** What names the studio in the graph of every page. */
export const studioId = (business: Business): string => `${originOf(business)}/#studio`

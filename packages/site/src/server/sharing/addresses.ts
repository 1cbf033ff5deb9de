import type { Business, Image } from '@bellows/domain'
import { isFetched, sizeAt } from '@bellows/ui'

/** Scheme and host of a studio's own site, whichever of its names it was asked by. */
export const originOf = ({ domain }: Business): string => `https://${domain}`

/** The JPEG that is large enough for a card. */
const cardFile = ({ url, additionalImageUrls }: Image): string | undefined =>
  [additionalImageUrls._lg, url].find((each) => each !== undefined && isFetched(each))

/** A picture as others may fetch it; none where nobody can. */
export function pictureAddress(picture: Image, business: Business): string | undefined {
  const file = cardFile(picture)
  return file && URL.parse(file, originOf(business))?.href
}

/** How large it is there, if that is known. */
export const pictureSize = (picture: Image) => sizeAt(picture, cardFile(picture) ?? '')

/** What names the studio in the graph of every page. */
export const studioId = (business: Business): string => `${originOf(business)}/#studio`

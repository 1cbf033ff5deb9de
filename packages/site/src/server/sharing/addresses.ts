import type { Business, Image } from '@bellows/domain'

/** Scheme and host of a studio's own site, whichever of its names it was asked by. */
export const originOf = ({ domain }: Business): string => `https://${domain}`

/** A picture as others may fetch it: the JPEG that is large enough for a card. */
export const pictureAddress = ({ url, additionalImageUrls }: Image, business: Business): string =>
  new URL(additionalImageUrls._lg ?? url, originOf(business)).href

/** What names the studio in the graph of every page. */
export const studioId = (business: Business): string => `${originOf(business)}/#studio`

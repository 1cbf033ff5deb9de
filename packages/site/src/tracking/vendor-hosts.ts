import type { Tracking } from '@bellows/domain'

export type Vendor = Tracking['vendor']

type Hosts = Readonly<{
  /** Where its scripts come from. */
  scripts: string
  /** Where they send what they count, by call or by picture. */
  counts: string
}>

const tags = 'https://www.googletagmanager.com'
const google = `${tags} https://*.google-analytics.com https://*.analytics.google.com`

/** The hosts that each vendor needs; nothing else is let onto a page for it. */
export const vendorHosts: Readonly<Record<Vendor, Hosts>> = {
  googleAnalytics: { scripts: tags, counts: google },
  googleTagManager: { scripts: tags, counts: google },
  metaPixel: { scripts: 'https://connect.facebook.net', counts: 'https://www.facebook.com' },
  pinterestTag: { scripts: 'https://s.pinimg.com', counts: 'https://ct.pinterest.com' },
}

/** Name of the document's own word that its policy lets the studio's vendors in. */
export const ADMITS_VENDORS = 'admits-vendors'

import type { Tracking } from '@bellows/domain'
import type { Vendor } from './vendor-hosts.ts'

const names: Readonly<Record<Vendor, string>> = {
  googleAnalytics: 'Google Analytics',
  googleTagManager: 'Google Tag Manager',
  metaPixel: 'Meta Pixel',
  pinterestTag: 'Pinterest Tag',
}

/** The vendors of a studio in words; empty where it has none. */
export function vendorNames(tracking: readonly Tracking[], locale: string): string {
  const each = new Set(tracking.map(({ vendor }) => names[vendor]))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(each)
}

import { CAMPAIGN_COOKIE, campaignCookie, VISITOR_COOKIE, type CampaignCookies } from '@bellows/domain'

/** What the vendors' scripts keep under the studio's own name. */
const ofVendors = /^(?:_ga|_ga_.+|_gid|_gat.*|_gcl_.+|_fb[pc]|_pin_unauth|_derived_epik|_epik)$/
const isForgotten = (name: string) =>
  name === CAMPAIGN_COOKIE || name === VISITOR_COOKIE || ofVendors.test(name)

export function keepCampaign(cookies: CampaignCookies): void {
  const isSecure = location.protocol === 'https:'
  for (const [name, value] of Object.entries(cookies)) document.cookie = campaignCookie(name, value, isSecure)
}

/** The host and all that it is a part of: a script sets its cookie as high as it may. */
function domains(): string[] {
  const parts = location.hostname.split('.')
  return ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
}

/** Deletes all that counting visits has left in the browser. */
export function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter(isForgotten))
    for (const domain of domains()) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}

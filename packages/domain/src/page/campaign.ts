import { DAY, SECOND } from '../time/spans.ts'

export const CAMPAIGN_COOKIE = 'campaign_id'
export const VISITOR_COOKIE = 'unique_email_id'
export const CAMPAIGN_DAYS = 30

const parameters = { mc_cid: CAMPAIGN_COOKIE, mc_eid: VISITOR_COOKIE } as const
/** A word of a newsletter's link. */
export const campaignWord = /^[A-Za-z0-9_-]{1,64}$/

export type CampaignCookies = Partial<Record<typeof CAMPAIGN_COOKIE | typeof VISITOR_COOKIE, string>>

/** The cookies that a query string asks for; a value that does not fit is left out. */
export function campaignOf(search: string): CampaignCookies {
  const query = new URLSearchParams(search)
  const cookies: CampaignCookies = {}
  for (const [parameter, cookie] of Object.entries(parameters)) {
    const given = query.get(parameter)
    if (given !== null && campaignWord.test(given)) cookies[cookie] = given
  }
  return cookies
}

/** A query string without the campaign parameters; empty or beginning with `?`. */
export function withoutCampaign(search: string): string {
  const query = new URLSearchParams(search)
  for (const parameter of Object.keys(parameters)) query.delete(parameter)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A campaign cookie as the browser is told to keep it. */
export const campaignCookie = (name: string, given: string, isSecure: boolean): string =>
  `${name}=${given}; Path=/; Max-Age=${(CAMPAIGN_DAYS * DAY) / SECOND}; SameSite=Lax${isSecure ? '; Secure' : ''}`

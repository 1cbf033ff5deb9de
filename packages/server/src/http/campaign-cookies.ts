import { CAMPAIGN_COOKIE, campaignWord, VISITOR_COOKIE, type CampaignCookies } from '@bellows/domain'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppContext } from './app-env.ts'

const wordSchema = z.string().check(z.regex(campaignWord))

/** What the browser was given to keep of a newsletter's link; a word that does not fit is left out. */
export function campaignCookies(c: AppContext): CampaignCookies | null {
  const words = [CAMPAIGN_COOKIE, VISITOR_COOKIE].flatMap((name) => {
    const word = wordSchema.safeParse(getCookie(c, name))
    return word.success ? [[name, word.data]] : []
  })
  return words.length > 0 ? Object.fromEntries(words) : null
}

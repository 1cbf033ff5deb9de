import { cleanAddress } from './campaign-visit.ts'
import { forgetCookies } from './cookies.ts'

/** A studio that counts nobody keeps nothing of who came by which letter. */
export function forgetCampaign(): void {
  forgetCookies()
  cleanAddress()
}

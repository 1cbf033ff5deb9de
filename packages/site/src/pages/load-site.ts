import { getBusiness, getSite } from '@bellows/api'
import { privacySlug, type Business, type MenuItem } from '@bellows/domain'
import type { RouterContext } from '../router-context.ts'
import { callApi } from './call-api.ts'

/** What every screen knows of the studio. */
export type SiteFacts = Readonly<{
  business: Business
  menuItems: readonly MenuItem[]
  /** The page that says what becomes of what visitors tell, if the studio has one. */
  privacySlug?: string
  /** ISO instant at which the server answered. */
  now: string
}>

export async function loadSite(context: RouterContext, now: string): Promise<SiteFacts> {
  const [business, site] = await Promise.all([
    callApi(context, getBusiness, {}),
    callApi(context, getSite, {}),
  ])
  const privacy = privacySlug(site.pages)
  return { business, menuItems: site.theme.menuItems, now, ...(privacy && { privacySlug: privacy }) }
}

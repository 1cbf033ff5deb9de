import { campaignOf, withoutCampaign, type CampaignCookies } from '@bellows/domain'

/** What the document was asked for with: a visitor may have gone on within it before this code is there. */
const searchOfDocument = () =>
  URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.search ?? location.search

/** Where the visitor came from on this site, as who follows a link before the client has started. */
function searchBefore(): string {
  const before = URL.parse(document.referrer)
  return before?.origin === location.origin ? before.search : ''
}

/** What the address told as the document came, or the one before; the visitor may answer on a later page. */
export const campaign: CampaignCookies = campaignOf(searchOfDocument() + searchBefore().replace('?', '&'))

/** Takes the campaign out of the address bar: one of its words names a person, and addresses are passed on. */
export function cleanAddress(): void {
  const search = withoutCampaign(location.search)
  const isClean = new URLSearchParams(location.search).size === new URLSearchParams(search).size
  if (!isClean) history.replaceState(history.state, '', location.pathname + search + location.hash)
}

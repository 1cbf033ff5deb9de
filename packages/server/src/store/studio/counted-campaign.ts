import type { Business, CampaignCookies } from '@bellows/domain'
import type { Call } from '../../base/call.ts'

/** What brought the visitor, where the studio counts that; browsers keep it only for visitors who agree. */
export const countedCampaign = (
  { allowTracking }: Business,
  { campaign }: Pick<Call, 'campaign'>,
): CampaignCookies | null => (allowTracking ? campaign : null)

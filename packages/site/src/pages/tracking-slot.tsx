import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from './root-facts.ts'

/** A campaign in the address, or what an earlier one has left. */
const hasCampaign = (): boolean =>
  /[?&]mc_[ce]id=/.test(location.search) || /\b(?:campaign|unique_email)_id=/.test(document.cookie)

/** Counting visits, for studios that do; visitors of all others fetch nothing of it, but to be rid of what names them. */
export function TrackingSlot() {
  const { allowTracking } = useSite().business
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!allowTracking && hasCampaign())
      import('../tracking/forget-campaign.ts').then(
        ({ forgetCampaign }) => forgetCampaign(),
        () => undefined,
      )
    if (!allowTracking) return
    import('../tracking/tracking.tsx').then(
      ({ Tracking }) => setPart(() => Tracking),
      () => undefined,
    )
  }, [allowTracking])
  return Part && <Part />
}

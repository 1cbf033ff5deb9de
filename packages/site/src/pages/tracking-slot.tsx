import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from './root-facts.ts'

/** Counting visits, for studios that do; visitors of all others fetch nothing of it. */
export function TrackingSlot() {
  const { allowTracking } = useSite().business
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!allowTracking) return
    import('../tracking/tracking.tsx').then(
      ({ Tracking }) => setPart(() => Tracking),
      () => undefined,
    )
  }, [allowTracking])
  return Part && <Part />
}

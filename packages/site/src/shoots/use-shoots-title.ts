import { fillTitle } from '@bellows/domain'
import { useEffect } from 'react'
import { useWorld } from '../booking/world/booking-world.tsx'

/** Completes a page's title with what only the browser may know. */
export function useShootsTitle(template: string, serviceName: string): void {
  const { businessName } = useWorld().business
  const title = fillTitle(template, { serviceName, businessName })
  useEffect(() => {
    document.title = title
  }, [title])
}

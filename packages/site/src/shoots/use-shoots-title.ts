import { fillTitle, type TitleValues } from '@bellows/domain'
import { useEffect } from 'react'
import { useWorld } from '../booking/world/booking-world.tsx'

/** Completes a page's title with what only the browser may know. */
export function useShootsTitle(template: string, values: TitleValues): void {
  const { businessName } = useWorld().business
  const title = fillTitle(template, { businessName, ...values })
  useEffect(() => {
    document.title = title
  }, [title])
}

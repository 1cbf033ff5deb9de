import { fillTitle, type Order } from '@bellows/domain'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { finishTitle } from '../booking/flow/step-texts.ts'
import { useWorld } from '../booking/world/booking-world.tsx'

/** Completes the page's title with the service, which only the browser may know. */
export function useFinishTitle({ service }: Order): void {
  const { i18n } = useLingui()
  const { businessName } = useWorld().business
  const title = fillTitle(finishTitle(i18n), { serviceName: service.name, businessName })
  useEffect(() => {
    document.title = title
  }, [title])
}

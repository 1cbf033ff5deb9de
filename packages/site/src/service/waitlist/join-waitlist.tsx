import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from '../panel/booking-card.css.ts'

/** The form and its fields come when the list is asked for. */
const WaitlistModal = lazy(() =>
  import('./waitlist-modal.tsx').then((module) => ({ default: module.WaitlistModal })),
)

export type JoinWaitlistProps = Readonly<{
  /** Days `YYYY-MM-DD` that the service is given on. */
  days: readonly string[]
}>

/** The way onto the list of a service whose every time is booked. */
export function JoinWaitlist({ days }: JoinWaitlistProps) {
  const { isPreview } = useWorld()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    if (isPreview) return
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button className={css.wide} isDisabled={isPreview} onClick={open}>
        <Trans>Join the waitlist</Trans>
      </Button>
      {isAsked && (
        <Suspense>
          <WaitlistModal days={days} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

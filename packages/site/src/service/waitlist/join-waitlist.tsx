import { Button, lateCode, NotLoaded, useLateCode } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from '../panel/booking-card.css.ts'

/** The form and its fields come when the list is asked for. */
const lateModal = lateCode(() => import('./waitlist-modal.tsx'))

export type JoinWaitlistProps = Readonly<{
  /** Days `YYYY-MM-DD` that the service is given on. */
  days: readonly string[]
}>

/** The way onto the list of a service whose every time is booked. */
export function JoinWaitlist({ days }: JoinWaitlistProps) {
  const { isPreview } = useWorld()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { code, isMissing } = useLateCode(lateModal, isAsked)
  const close = () => setOpen(false)
  const open = () => {
    if (isPreview) return
    setAsked(true)
    lateModal.fetch()
    setOpen(true)
  }
  return (
    <>
      <Button className={css.wide} isDisabled={isPreview} onClick={open}>
        <Trans>Join the waitlist</Trans>
      </Button>
      {code && <code.WaitlistModal days={days} isOpen={isOpen} onClose={close} />}
      {isOpen && isMissing && <NotLoaded onClose={close} />}
    </>
  )
}

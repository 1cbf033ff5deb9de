import { Button, type ButtonLook, lateCode, NotLoaded, Stack, Text, useLateCode } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { PreviewWord } from '../../booking/frame/preview-word.tsx'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from '../panel/booking-card.css.ts'

/** The form and its fields come when the list is asked for. */
const lateModal = lateCode(() => import('./waitlist-modal.tsx'))

export type JoinWaitlistProps = Readonly<{
  /** Days `YYYY-MM-DD` that the service is given on. */
  days: readonly string[]
  /** How much the button weighs beside others. */
  variant?: NonNullable<ButtonLook['variant']>
}>

/** The way onto the list of a service whose every time is booked, as the children say; who is on it is told so. */
export function JoinWaitlist({
  days,
  variant = 'solid',
  children,
}: JoinWaitlistProps & Readonly<{ children?: ReactNode }>) {
  const { isPreview } = useWorld()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const told = useRef<HTMLDivElement>(null)
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
      {email === null ? (
        <>
          {children}
          <Button variant={variant} className={css.wide} isDisabled={isPreview} onClick={open}>
            <Trans>Join the waitlist</Trans>
            <PreviewWord />
          </Button>
        </>
      ) : (
        <Stack ref={told} tabIndex={-1} gap={2}>
          <Text tone="heading">
            <Trans>You’re on the list</Trans>
          </Text>
          <Text>
            <Trans>If a time opens, we write to {email} and keep it for you for up to 24 hours.</Trans>
          </Text>
        </Stack>
      )}
      {code && (
        <code.WaitlistModal
          days={days}
          isOpen={isOpen}
          onClose={close}
          onJoined={setEmail}
          returnFocusTo={() => told.current}
        />
      )}
      {isOpen && isMissing && <NotLoaded onClose={close} />}
    </>
  )
}

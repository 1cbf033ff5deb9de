import type { Slot } from '@bellows/domain'
import { Button, Dialog, Stack } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { PriceRow } from '../frame/price-row.tsx'
import { useBooking } from '../flow/booking-context.tsx'
import { useFormats } from '../texts/use-formats.ts'

type AgreementProps = Readonly<{
  /** The premium time. */
  slot: Pick<Slot, 'id' | 'startTime' | 'premiumNote'>
  fee: string
  isBusy: boolean
  onAccept: () => void
  onClose: () => void
}>

/** An additional fee is agreed to before the time is held. */
export function PremiumDialog(props: AgreementProps) {
  const { service } = useBooking()
  const fee = useFormats().amount(props.fee)
  return (
    <FeeDialog {...props}>
      +{fee} {service.tax === 'EXCLUDE' && <Trans>plus tax</Trans>}
    </FeeDialog>
  )
}

/** The agreement to a fee; the children say how it is charged. */
export function FeeDialog(props: AgreementProps & Readonly<{ children: ReactNode }>) {
  const { slot, fee: charged, isBusy, onAccept, onClose, children } = props
  const { amount, moment } = useFormats()
  const fee = amount(charged)
  const isDeclined = useRef(false)
  const decline = () => {
    isDeclined.current = true
    onClose()
  }
  // What an accepted fee leads to takes the focus itself.
  const chosen = () =>
    isDeclined.current ? document.querySelector<HTMLElement>(`input[value="${CSS.escape(slot.id)}"]`) : null
  return (
    <Dialog
      isOpen
      onClose={decline}
      returnFocusTo={chosen}
      title={<Trans>This time costs a little more</Trans>}
      actions={
        <>
          <Button onClick={onAccept} isBusy={isBusy}>
            <Trans>Add {fee} and continue</Trans>
          </Button>
          <Button variant="text" onClick={decline}>
            <Trans>Choose another time</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {slot.premiumNote && <p>{slot.premiumNote}</p>}
        <dl>
          <PriceRow amount={children}>{moment(slot.startTime)}</PriceRow>
        </dl>
      </Stack>
    </Dialog>
  )
}

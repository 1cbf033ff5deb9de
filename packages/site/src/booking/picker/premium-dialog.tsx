import type { Slot } from '@bellows/domain'
import { Button, Dialog, Stack } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { PriceRow } from '../frame/price-row.tsx'
import { useBooking } from '../flow/booking-context.tsx'
import { useFormats } from '../texts/use-formats.ts'

type PremiumDialogProps = Readonly<{
  slot: Slot
  fee: string
  isBusy: boolean
  onAccept: () => void
  onClose: () => void
}>

/** An additional fee is agreed to before the time is held. */
export function PremiumDialog({ slot, fee: charged, isBusy, onAccept, onClose }: PremiumDialogProps) {
  const { service } = useBooking()
  const { amount, moment } = useFormats()
  const fee = amount(charged)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusTo={() => document.querySelector<HTMLElement>(`input[value="${CSS.escape(slot.id)}"]`)}
      title={<Trans>This time costs a little more</Trans>}
      actions={
        <>
          <Button onClick={onAccept} isBusy={isBusy}>
            <Trans>Add {fee} and continue</Trans>
          </Button>
          <Button variant="text" onClick={onClose}>
            <Trans>Choose another time</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {slot.premiumNote && <p>{slot.premiumNote}</p>}
        <dl>
          <PriceRow
            amount={
              <>
                +{fee} {service.tax === 'EXCLUDE' && <Trans>plus tax</Trans>}
              </>
            }
          >
            {moment(slot.startTime)}
          </PriceRow>
        </dl>
      </Stack>
    </Dialog>
  )
}

import type { Invoice, Order } from '@bellows/domain'
import { AlertDialog, Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { ShootsActions } from '../frame/shoots-actions.tsx'

type ConfirmPaidProps = Readonly<{
  order: Order
  invoice: Pick<Invoice, 'amount'>
  onReport: () => Promise<void>
  onClose: () => void
}>

type ReportPaidProps = ConfirmPaidProps & Readonly<{ isAsked: boolean }>

/** By which the client tells the studio that it was paid directly. */
export function ReportPaid({ order, isAsked, ...confirming }: ReportPaidProps) {
  const note = (
    <Text variant="small">
      <Trans>Once you have paid, tell the studio so here.</Trans>
    </Text>
  )
  return (
    <>
      <ShootsActions order={order} label={<Trans>I have paid</Trans>} note={note} />
      {isAsked && <ConfirmPaid order={order} {...confirming} />}
    </>
  )
}

/** Asked once: Enter on the way of paying presses the button too, and nobody here takes back what was told. */
function ConfirmPaid({ order, invoice, onReport, onClose }: ConfirmPaidProps) {
  const { amount } = useFormats(order.quote.currency)
  const [isSending, setSending] = useState(false)
  const sum = amount(invoice.amount)
  const press = async () => {
    setSending(true)
    await onReport()
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={<Trans>Have you paid {sum}?</Trans>}
      actions={
        <>
          <Button isBusy={isSending} onClick={() => void press()}>
            <Trans>Yes, I have paid</Trans>
          </Button>
          <Button variant="text" onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The studio is told so. You can’t take it back here.</Trans>
      </p>
    </AlertDialog>
  )
}

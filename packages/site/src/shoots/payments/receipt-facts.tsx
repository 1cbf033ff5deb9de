import { mainShoot, type Invoice, type Order } from '@bellows/domain'
import { Button, Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PriceRow } from '../../booking/frame/price-row.tsx'
import { methodPaid } from '../../booking/paying/method-texts.ts'
import { useInvoiceLabel } from '../../booking/steps/payments/use-invoice-label.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { paymentsPath } from './payable.ts'
import * as css from './payments-page.css.ts'

type ReceiptProps = Readonly<{ order: Order; invoice: Invoice }>

/** A payment that was made: what a visitor keeps, on paper too. */
export function Receipt({ order, invoice }: ReceiptProps) {
  const { i18n } = useLingui()
  const { amount, dayOf, moment } = useFormats(order.quote.currency)
  const { businessName } = useWorld().business
  const label = useInvoiceLabel(order.invoices)(invoice)
  const { method, paidDate } = invoice
  const start = mainShoot(order)?.startTime
  const rows: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['for', <Trans key="for">Payment</Trans>, label],
    ['service', <Trans key="service">Service</Trans>, order.service.name],
    ...(start ? [['date', <Trans key="date">Date</Trans>, moment(start)] as const] : []),
    ['to', <Trans key="to">Paid to</Trans>, businessName],
    ['on', <Trans key="on">Paid on</Trans>, paidDate ? dayOf(paidDate) : '–'],
    ['by', <Trans key="by">Paid by</Trans>, method ? i18n._(methodPaid(method)) : '–'],
    ['number', <Trans key="number">Booking</Trans>, order.reference],
  ]
  return (
    <section className={css.part}>
      <Text tone="heading">
        <Trans>Paid. Thank you.</Trans>
      </Text>
      <dl>
        {rows.map(([id, name, value]) => (
          <PriceRow key={id} amount={<span className={css.words}>{value}</span>}>
            {name}
          </PriceRow>
        ))}
        <PriceRow amount={amount(invoice.amount)} place="total">
          <Trans>Amount</Trans>
        </PriceRow>
      </dl>
      <div className={css.acts}>
        <Button variant="outline" onClick={() => print()}>
          <Trans>Print the receipt</Trans>
        </Button>
        <TextLink reach="line" href={paymentsPath(order.id)}>
          <Trans>See all payments</Trans>
        </TextLink>
      </div>
    </section>
  )
}

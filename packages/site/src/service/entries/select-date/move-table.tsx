import type { DateMove, Order } from '@bellows/domain'
import { VisuallyHidden } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useInvoiceLabel } from '../../../booking/steps/payments/use-invoice-label.ts'
import { OwnTime } from '../../../booking/texts/own-time.tsx'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import * as css from './select-date.css.ts'

/** Id of its rows: they describe the press that takes the time, so that nobody takes it unheard. */
export const CHANGES = 'date-changes'

type MoveTableProps = Readonly<{
  order: Order
  move: DateMove
  /** The start so far, and where it is. */
  now: string | null
  places: Readonly<{ now: string; next: string }>
}>

/** What moves: date and place, the price, the days on which payments fall due. */
export function MoveTable({ order, move, now, places }: MoveTableProps) {
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>
          <Trans>What changes</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
          <th scope="col">
            <Trans>New</Trans>
          </th>
        </tr>
      </thead>
      <tbody id={CHANGES}>
        <Row name={<Trans>Date</Trans>} now={now ? <Moment at={now} /> : <Trans>not chosen yet</Trans>}>
          <Moment at={move.startTime} />
        </Row>
        {places.next !== places.now && (
          <Row name={<Trans>Place</Trans>} now={places.now}>
            {places.next}
          </Row>
        )}
        <PriceChange order={order} move={move} />
        <DueDates order={order} move={move} />
      </tbody>
    </table>
  )
}

/** On the studio’s clock, and on the visitor’s own below. */
function Moment({ at }: Readonly<{ at: string }>) {
  const { moment } = useFormats()
  return (
    <>
      {moment(at)}
      <OwnTime startTime={at} />
    </>
  )
}

type RowProps = Readonly<{ name: ReactNode; now: ReactNode; children: ReactNode }>

function Row({ name, now, children }: RowProps) {
  const { t } = useLingui()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-name={t`Now`}>{now}</td>
      <td data-name={t`New`} data-new="">
        {children}
      </td>
    </tr>
  )
}

type ChangeProps = Pick<MoveTableProps, 'order' | 'move'>

/** What a dearer time adds is a payment of its own; a cheaper one leaves less to pay, and gives nothing back. */
function PriceChange({ order, move }: ChangeProps) {
  const { amount } = useFormats(move.quote.currency)
  const extra = amount(move.extra)
  const total = amount(move.quote.total)
  const isDearer = Number(move.extra) > 0
  if (isDearer)
    return (
      <Row name={<Trans>Price</Trans>} now={amount(order.quote.total)}>
        <Trans>
          +{extra} as a new payment, {total} in all
        </Trans>
      </Row>
    )
  if (Number(move.less) > 0) return <LowerPrice order={order} move={move} />
  if (!move.isCheaper) return null
  return (
    <Row name={<Trans>Price</Trans>} now={amount(order.quote.total)}>
      <Trans>No money back automatically</Trans>
    </Row>
  )
}

function LowerPrice({ order, move }: ChangeProps) {
  const { amount } = useFormats(move.quote.currency)
  const total = amount(move.quote.total)
  const less = amount(move.less)
  return (
    <Row name={<Trans>Price</Trans>} now={amount(order.quote.total)}>
      <Trans>
        {total}, {less} less to pay
      </Trans>
    </Row>
  )
}

function DueDates({ order, move }: ChangeProps) {
  const { day } = useFormats()
  const labelOf = useInvoiceLabel(order.invoices)
  return order.invoices.flatMap((invoice) => {
    const next = move.dueDates.find(({ id }) => id === invoice.id)?.dueDate ?? null
    if (next === null || next === invoice.dueDate) return []
    const label = labelOf(invoice)
    return [
      <Row
        key={invoice.id}
        name={<Trans>{label}, due</Trans>}
        now={invoice.dueDate ? day(invoice.dueDate) : <Trans>not known yet</Trans>}
      >
        {day(next)}
      </Row>,
    ]
  })
}

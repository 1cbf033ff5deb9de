import { discountName, percentText, type Image as Picture, type PriceLine, type Quote } from '@bellows/domain'
import { Image } from '@bellows/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDuration } from '../texts/use-duration.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useOwnTime } from '../texts/use-own-time.ts'
import { PriceRow } from './price-row.tsx'
import * as css from './summary-rows.css.ts'

export type SummaryFacts = Readonly<{
  serviceName: string
  image: Picture | null
  startTime: string | null
  /** `null` while it is not known, or not told. */
  endTime: string | null
  place: string
  /** Name of the chosen package and its minutes. */
  chosen: Readonly<{ name: string; minutes: number }> | null
}>

/** What is booked: service, time, place, package. */
export function SummaryHead({ facts }: Readonly<{ facts: SummaryFacts }>) {
  const { serviceName, image, startTime, endTime, place, chosen } = facts
  const duration = useDuration()
  return (
    <div className={css.head}>
      {image && <Image source={image} sizes="96px" ratio="A-11" className={css.thumbnail} alt="" />}
      <div className={css.facts}>
        <p className={css.service}>{serviceName}</p>
        {startTime && <When startTime={startTime} endTime={endTime} />}
        {place && <p>{place}</p>}
        {chosen && (
          <p>
            {chosen.name}
            {chosen.minutes > 0 && `, ${duration(chosen.minutes)}`}
          </p>
        )}
      </div>
    </div>
  )
}

type WhenProps = Readonly<{ startTime: string; endTime: string | null }>

function When({ startTime, endTime }: WhenProps) {
  const { moment } = useFormats()
  const own = useOwnTime(startTime)
  return (
    <>
      <p>
        <time dateTime={startTime}>
          {endTime === null ? moment(startTime) : <FromTo startTime={startTime} endTime={endTime} />}
        </time>
      </p>
      {own && (
        <p>
          <Trans>
            {own.time} your time ({own.zone})
          </Trans>
        </p>
      )}
    </>
  )
}

function FromTo({ startTime, endTime }: Readonly<{ startTime: string; endTime: string }>) {
  const { weekdayOf, span } = useFormats()
  const [start, end] = span(startTime, endTime)
  return (
    <>
      {weekdayOf(startTime)},{' '}
      <Trans>
        {start} to {end}
      </Trans>
    </>
  )
}

const isAlike = (one: PriceLine, other: PriceLine) => one.kind === other.kind && one.label === other.label

/** Two add-ons may bear one name: by that alone a line that went would be left standing. */
const numbered = (lines: readonly PriceLine[]) =>
  lines.map((line, index) => {
    const number = lines.slice(0, index).filter((one) => isAlike(one, line)).length
    return { line, key: `${line.kind} ${line.label} ${number}` }
  })

type SummaryPriceProps = Readonly<{
  quote: Quote
  /** Rows under the total. */
  end: ReactNode
}>

/** The price, line by line, as the server last said it. */
export function SummaryPrice({ quote, end }: SummaryPriceProps) {
  const { amount } = useFormats(quote.currency)
  return (
    <dl className={css.rows}>
      {numbered(quote.lines).map(({ line, key }) => (
        <PriceRow key={key} amount={amount(line.amount)}>
          <LineLabel line={line} />
        </PriceRow>
      ))}
      <Sums quote={quote} />
      {end}
    </dl>
  )
}

function Sums({ quote }: Readonly<{ quote: Quote }>) {
  const { amount } = useFormats(quote.currency)
  const { i18n } = useLingui()
  const { tax } = quote
  const label = tax?.label ?? ''
  const rate = tax ? percentText(tax.rate, i18n.locale) : ''
  return (
    <>
      {tax && !tax.isIncluded && (
        <>
          <PriceRow amount={amount(quote.subtotal)} place="first">
            <Trans>Subtotal</Trans>
          </PriceRow>
          <PriceRow amount={amount(tax.amount)}>{`${tax.label} (${rate})`}</PriceRow>
        </>
      )}
      <PriceRow amount={amount(quote.total)} place="total">
        <Trans>Total</Trans>
      </PriceRow>
      {tax?.isIncluded && (
        <PriceRow amount={amount(tax.amount)}>
          <Trans>
            of which {label} ({rate})
          </Trans>
        </PriceRow>
      )}
    </>
  )
}

/** What is due today, and how many payments come later. */
export function DueRows({ quote }: Readonly<{ quote: Quote }>) {
  const { amount } = useFormats(quote.currency)
  const { laterCount } = quote
  return (
    <>
      <PriceRow amount={amount(quote.dueToday)} place="due">
        <Trans>Due today</Trans>
      </PriceRow>
      {laterCount > 0 && (
        <PriceRow
          amount={
            <Trans>
              <Plural value={laterCount} one="# payment" other="# payments" />
            </Trans>
          }
        >
          <Trans>Later</Trans>
        </PriceRow>
      )}
    </>
  )
}

function LineLabel({ line }: Readonly<{ line: PriceLine }>) {
  const { t, i18n } = useLingui()
  if (line.kind === 'premium') return <Trans>Premium time</Trans>
  if (line.kind === 'discount') return discountName(line, t`Discount`, i18n.locale)
  return line.quantity > 1 ? `${line.label} × ${line.quantity}` : line.label
}

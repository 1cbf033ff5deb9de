import { nextFreeDay } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { monthBounds } from './free-days.ts'

type MonthNoteProps = Readonly<{
  month: string
  today: string
  last: string
  hasStarts: (day: string) => boolean
  onGo: (month: string) => void
}>

const MONTH = 'YYYY-MM'.length

/** Says that a month has nothing free, and leads to the next that has. */
export function MonthNote({ month, today, last, hasStarts, onGo }: MonthNoteProps) {
  const { i18n } = useLingui()
  const bounds = monthBounds(month)
  const from = bounds.first < today ? today : bounds.first
  if (nextFreeDay(from, bounds.last, hasStarts)) return null
  const next = nextFreeDay(bounds.last, last, hasStarts)?.slice(0, MONTH)
  const named = (options: Intl.DateTimeFormatOptions, of: string) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${of}-01`))
  const name = named({ month: 'long' }, month)
  const nextName = next && named({ month: 'long', year: 'numeric' }, next)
  return (
    <>
      <Text variant="small" tone="heading">
        <Trans>Nothing free in {name}.</Trans>
      </Text>
      {next && (
        <Button variant="text" size="s" data-next-month="" onClick={() => onGo(next)}>
          <Trans>Go to {nextName}</Trans>
        </Button>
      )}
    </>
  )
}

import type { ServiceDate, Slot } from '@bellows/domain'
import { Dotted, TimeBreak, TimeGroup, TimeOption, TimePart } from '@bellows/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useFormats } from '../texts/use-formats.ts'
import { useAt } from '../world/use-at.ts'
import { PartName } from './part-name.tsx'
import * as css from './slot-picker.css.ts'
import {
  cellStates,
  COUNTED_UP_TO,
  rowsOf,
  type CellState,
  type OwnState,
  type PickerRow,
} from './slot-view.ts'

type DateTimesProps = Readonly<{
  date: ServiceDate
  error?: string
  /** Id of the slot that the visitor has already. */
  own?: string | null | undefined
  ownAs?: OwnState | undefined
}>

/** One date with its times; where nothing of it changed, an answer that comes twice a minute draws nothing. */
export const DateTimes = memo(function DateTimes({ date, error, own, ownAs }: DateTimesProps) {
  const { zone, weekdayOf } = useFormats()
  const states = useAt((now) => cellStates(date.slots, now, { ...(own && { own }), ...(ownAs && { ownAs }) }))
  const free = Object.values(states).filter((state) => state === 'available').length
  return (
    <TimeGroup
      label={<span data-date={date.id}>{weekdayOf(date.startTime)}</span>}
      note={<Note place={date.location} free={free} />}
      {...(error && { error })}
    >
      {rowsOf(date, zone).map((row) => (
        <RowOf
          key={row.kind === 'time' ? row.slot.id : row.kind === 'break' ? row.id : row.part}
          row={row}
          states={states}
        />
      ))}
    </TimeGroup>
  )
})

function Note({ place, free }: Readonly<{ place: string; free: number }>) {
  return (
    <Dotted>
      {place}
      {free === 0 ? (
        <span>
          <Trans>No times left on this date.</Trans>
        </span>
      ) : (
        free <= COUNTED_UP_TO && (
          <span className={css.count}>
            <Trans>
              <Plural value={free} one="# time left" other="# times left" />
            </Trans>
          </span>
        )
      )}
    </Dotted>
  )
}

type RowProps = Readonly<{ row: PickerRow; states: Readonly<Record<string, CellState>> }>

function RowOf({ row, states }: RowProps) {
  const { time } = useFormats()
  if (row.kind === 'part')
    return (
      <TimePart>
        <PartName part={row.part} />
      </TimePart>
    )
  if (row.kind === 'time') return <Time slot={row.slot} state={states[row.slot.id] ?? 'off'} />
  const until = time(row.until)
  return (
    <TimeBreak>
      <Trans>Break until {until}</Trans>
    </TimeBreak>
  )
}

const Time = memo(function Time({ slot, state }: Readonly<{ slot: Slot; state: CellState }>) {
  const { time, amount } = useFormats()
  const { t } = useLingui()
  const fee = slot.isPremium && slot.premiumFee ? amount(slot.premiumFee) : null
  return (
    <TimeOption
      value={slot.id}
      time={time(slot.startTime)}
      state={state}
      {...(fee && { premium: { fee: `+${fee}`, words: t`${fee} more` } })}
    />
  )
})

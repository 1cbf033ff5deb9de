import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useTimeChoice } from './time-choice.ts'
import * as css from './time-grid.css.ts'

/** `held` is the visitor's own as long as no other is chosen, and gives another choice up; `yours` is no choice. */
export type TimeState = 'available' | 'held' | 'booking' | 'booked' | 'taken' | 'off' | 'yours'

export type TimeOptionProps = Readonly<{
  value: string
  /** The clock time as the locale writes it. */
  time: string
  state?: TimeState
  /** Of a premium time: the fee as printed, “+$45.00”, and in words, “45 dollars more”. */
  premium?: Readonly<{ fee: string; words: string }>
}>

const reasons: Record<Exclude<TimeState, 'available'>, ReactNode> = {
  booking: <Trans>Being booked</Trans>,
  booked: <Trans>Booked</Trans>,
  taken: <Trans>Not free</Trans>,
  off: <Trans>Not offered</Trans>,
  held: <Trans>Your time</Trans>,
  yours: <Trans>Your time</Trans>,
}

/** The choice that a press makes of a time, by its value; none for what cannot be chosen. */
const chooses: Partial<Record<TimeState, (value: string) => string>> = {
  available: (value) => value,
  held: () => '',
}

/** One time. What cannot be chosen says why on its face. */
export function TimeOption({ value, time, state = 'available', premium }: TimeOptionProps) {
  const choice = useTimeChoice()
  const chosenBy = chooses[state]?.(value)
  const isChosen = chosenBy === choice.value
  return (
    <label className={css.cell} data-state={state} data-premium={(premium && true) || undefined}>
      <input
        type="radio"
        className={css.input}
        name={choice.group}
        value={value}
        checked={isChosen}
        disabled={chosenBy === undefined}
        onChange={() => choice.choose(chosenBy ?? '')}
      />
      <Clock time={time} isChosen={isChosen} isBooked={state === 'booked'} />
      {state === 'available' ? premium && <Premium {...premium} /> : <Reason state={state} />}
    </label>
  )
}

/** Most times are their words alone: pages have dozens of them. */
function Clock({
  time,
  isChosen,
  isBooked,
}: Readonly<{ time: string; isChosen: boolean; isBooked: boolean }>) {
  if (isBooked) return <span className={css.struck}>{time}</span>
  if (!isChosen) return time
  return (
    <span className={css.chosen}>
      <Icon name="check" size="small" />
      {time}
    </span>
  )
}

function Premium({ fee: printed, words: told }: Readonly<{ fee: string; words: string }>) {
  const words = <>{told}</>
  const fee = <span className={css.whole}>{printed}</span>
  return (
    <>
      <span className={css.detail} aria-hidden="true">
        <Trans>Premium {fee}</Trans>
      </span>
      <VisuallyHidden>
        <Trans>, premium, {words}</Trans>
      </VisuallyHidden>
    </>
  )
}

function Reason({ state }: Readonly<{ state: Exclude<TimeState, 'available'> }>) {
  if (state === 'booked') return <VisuallyHidden>, {reasons[state]}</VisuallyHidden>
  return <span className={css.detail}>{reasons[state]}</span>
}

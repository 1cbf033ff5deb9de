import { bottomBar } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OwnTime } from '../texts/own-time.tsx'
import { useDuration } from '../texts/use-duration.ts'
import { useFormats } from '../texts/use-formats.ts'
import * as css from './choice-foot.css.ts'
import type { StandingTime } from './standing-time.ts'

type ChosenTime = Readonly<{ startTime: string; duration: number }>

type ChoiceFootProps = Readonly<{
  chosen: ChosenTime | undefined
  /** The chosen time turned out to be another's. */
  isLost?: boolean
  /** Start of the first free time; offered while none is chosen. */
  next: string | null
  onJump: () => void
  /** Its foot stands in place of all else while no other time is chosen. */
  standing?: StandingTime | undefined
  /** The button that goes on. */
  children: ReactNode
}>

/** What is chosen and the way on, in sight as long as the times are. */
export function ChoiceFoot({ children, standing, ...choice }: ChoiceFootProps) {
  if (standing && !choice.chosen)
    return (
      <div ref={bottomBar} className={css.foot}>
        {standing.foot}
      </div>
    )
  return (
    <div ref={bottomBar} className={css.foot}>
      <div className={css.chosen}>
        <Word {...choice} />
      </div>
      {children}
    </div>
  )
}

function Word({ chosen, isLost = false, next, onJump }: Omit<ChoiceFootProps, 'children' | 'standing'>) {
  if (isLost)
    return (
      <p>
        <Trans>Choose another time</Trans>
      </p>
    )
  if (chosen) return <Chosen {...chosen} />
  return next === null ? null : <Next at={next} onJump={onJump} />
}

/** Repeats the chosen time in full, and on the visitor's own clock where that differs. */
function Chosen({ startTime, duration: minutes }: ChosenTime) {
  const { moment } = useFormats()
  const duration = useDuration()
  return (
    <>
      <p>
        {moment(startTime)}, {duration(minutes)}
      </p>
      <OwnTime startTime={startTime} className={css.own} />
    </>
  )
}

function Next({ at, onJump }: Readonly<{ at: string; onJump: () => void }>) {
  const { weekdayOf, time } = useFormats()
  const start = `${weekdayOf(at)}, ${time(at)}`
  return (
    <button type="button" className={css.next} onClick={onJump}>
      <Trans>Next free time: {start}</Trans>
    </button>
  )
}

import { reachedMark, spokenMinutes, timeLeft, type TimeLeft } from '@bellows/domain'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { useMoreTime } from '../flow/use-more-time.ts'
import { useSession } from '../flow/use-session.ts'
import { CallFailure } from './call-failure.tsx'
import * as css from './hold-timer.css.ts'

const two = (figure: number) => String(figure).padStart(2, '0')

/** How long the chosen time is still held; nothing without a running hold. */
export function HoldTimer() {
  useSpokenTime()
  const left = useSession(timeLeft)
  if (!left) return null
  return (
    <div tabIndex={-1} className={css.timer} data-near={left.unit === 'seconds' || undefined}>
      <p role="timer" aria-live="off">
        <Left left={left} />
      </p>
      {left.unit === 'seconds' && left.isExtendable && <MoreTime />}
    </div>
  )
}

function Left({ left }: Readonly<{ left: TimeLeft }>) {
  if (left.unit === 'minutes') {
    const { minutes } = left
    return (
      <Trans>
        Held for you: <Plural value={minutes} one="# minute left" other="# minutes left" />
      </Trans>
    )
  }
  const figures = `${left.minutes}:${two(left.seconds)}`
  return (
    <span className={css.figures}>
      <Trans>{figures} left</Trans>
    </span>
  )
}

function MoreTime() {
  const { ask, isAsking, failure } = useMoreTime()
  const button = useRef<HTMLButtonElement>(null)
  // With the time that was won the button goes, and the focus must not go with it.
  useLayoutEffect(() => {
    const [own, strip] = [button.current, button.current?.parentElement]
    return () => {
      if (own === document.activeElement) strip?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.more}
        aria-disabled={isAsking || undefined}
        onClick={ask}
      >
        <Trans>Yes! I need more time</Trans>
      </button>
      {failure && (
        <div className={css.failure} data-surface="secondary">
          <CallFailure error={failure} />
        </div>
      )}
    </>
  )
}

/** Says the minutes left at their marks, and those of a page loaded between two, never each second. */
function useSpokenTime(): void {
  const { say } = useBooking()
  const { t } = useLingui()
  const mark = useSession(reachedMark)
  const minutes = useSession(spokenMinutes)
  const before = useRef(mark)
  useEffect(() => {
    if (mark === before.current) return
    before.current = mark
    if (mark !== null && minutes !== null)
      say(
        t`${plural(minutes, { one: '# minute left to finish this booking.', other: '# minutes left to finish this booking.' })}`,
      )
  }, [mark, minutes, say, t])
}

import { holdDuration, messages, type Slot } from '@bellows/domain'
import { Button, TimeGrid } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { CallFailure } from '../../frame/call-failure.tsx'
import { useBooking } from '../../flow/booking-context.tsx'
import { ChoiceFoot } from '../choice-foot.tsx'
import { NotFree } from '../not-free.tsx'
import { ownStart, type StandingTime } from '../standing-time.ts'
import { submit as submitClass } from '../slot-picker.css.ts'
import { ZoneLine } from '../zone-line.tsx'
import { CheckLine } from './check-line.tsx'
import { DayStarts } from './day-starts.tsx'
import { Days } from './days.tsx'
import * as css from './full-picker.css.ts'
import { useAskedDay } from './use-asked-day.ts'
import { useFreeDays } from './use-free-days.ts'
import { useFullChoice } from './use-full-choice.ts'

export type FullPickerProps = Readonly<{
  /** The time is held: go on. */
  onHeld: (slot: Slot | null) => void
  /** A day `YYYY-MM-DD` that somebody has asked for. */
  wantedDay?: string | null
  standing?: StandingTime
}>

/** Day and start of a full session. */
export function FullPicker({ onHeld, wantedDay = null, standing }: FullPickerProps) {
  const { service } = useBooking()
  const own = ownStart(standing)
  const days = useFreeDays({ service, own })
  const { wanted, ...asked } = useAskedDay(wantedDay, days)
  const choice = useFullChoice(onHeld, { wanted: wanted.free, standing, days })
  const { form, submit, chooseDay, chooseStart, jump, day, start, missing, check, isHolding } = choice
  if (days.error) return <CallFailure error={days.error} retry={days.retry} />
  const starts = days.startsOn(day)
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <NotFree day={wanted.taken} />
      <div className={css.picker}>
        <Days
          days={days}
          day={asked.day || day}
          onChoose={asked.choose ?? chooseDay}
          isMissing={missing === 'day'}
        />
        <div className={css.times}>
          <TimeGrid name="start" value={start} onChange={chooseStart} isLocked={isHolding}>
            <DayStarts
              starts={starts}
              minutes={holdDuration(service)}
              taken={check.state === 'taken' ? check.startTime : null}
              hasFreeDays={days.hasAny}
              isComing={asked.day !== ''}
              own={own}
              ownAs="held"
              {...(missing === 'start' && { error: messages.required })}
            />
          </TimeGrid>
          <CheckLine check={check} onChoose={chooseStart} />
          <ZoneLine starts={starts} />
        </div>
      </div>
      <ChoiceFoot
        chosen={start ? { startTime: start, duration: holdDuration(service) } : undefined}
        isLost={check.state === 'taken'}
        next={days.next}
        onJump={() => days.next !== null && jump(days.next)}
        standing={standing}
      >
        <Button type="submit" isBusy={isHolding} className={submitClass}>
          <Trans>Continue</Trans>
        </Button>
      </ChoiceFoot>
    </form>
  )
}

import { messages, type Slot } from '@bellows/domain'
import { Button, Skeleton } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { PreviewWord } from '../frame/preview-word.tsx'
import { CallFailure } from '../frame/call-failure.tsx'
import { useServiceDates, type ServiceDates } from '../queries.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useFormats } from '../texts/use-formats.ts'
import { useAt } from '../world/use-at.ts'
import { ChoiceFoot } from './choice-foot.tsx'
import { NotFree } from './not-free.tsx'
import { PremiumDialog } from './premium-dialog.tsx'
import * as css from './slot-picker.css.ts'
import { SlotPicker } from './slot-picker.tsx'
import { datesOfDay, freeTimes, timesOf } from './slot-view.ts'
import { ownSlot, type StandingTime } from './standing-time.ts'
import { useSlotChoice } from './use-slot-choice.ts'

type MiniPickerProps = Readonly<{
  /** What the page came with. */
  loaded?: ServiceDates
  wantedDay?: string | null
  /** The time is held: go on. */
  onHeld: (slot: Slot | null) => void
  standing?: StandingTime
}>

/** Dates and times of a mini session, with the button that holds one. */
export function MiniPicker({ loaded, ...props }: MiniPickerProps) {
  const { service } = useBooking()
  const { data, error, refetch } = useServiceDates(service.slug, loaded)
  if (data) return <Times dates={data} {...props} />
  if (error) return <CallFailure error={error} retry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  )
}

type TimesProps = Omit<MiniPickerProps, 'loaded'> & Readonly<{ dates: ServiceDates }>

function Times({ dates, onHeld, wantedDay, standing }: TimesProps) {
  const { isPreview } = useWorld()
  const choice = useSlotChoice(timesOf(dates.serviceDates), onHeld, standing)
  const { chosen, premium, error, form } = choice
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPreview) choice.submit()
  }
  return (
    <form ref={form} noValidate className={css.form} onSubmit={submit}>
      {wantedDay && <WantedDay day={wantedDay} dates={dates.serviceDates} />}
      <SlotPicker
        dates={dates.serviceDates}
        value={chosen?.id ?? ''}
        onChange={choice.choose}
        error={error ? messages.required : undefined}
        isLocked={choice.isHolding}
        wantedDay={wantedDay ?? null}
        jumpedTo={choice.jumpedTo}
        {...ownSlot(standing)}
      />
      <Foot choice={choice} standing={standing} />
      {premium && <PremiumDialog {...premium} isBusy={choice.isHolding} />}
    </form>
  )
}

type FootProps = Readonly<{ choice: ReturnType<typeof useSlotChoice>; standing: StandingTime | undefined }>

/** There is no way on while nothing can be chosen. */
function Foot({ choice, standing }: FootProps) {
  const { chosen, next, isHolding } = choice
  if (!next && !standing && !isHolding) return null
  return (
    <ChoiceFoot chosen={chosen} next={next?.startTime ?? null} onJump={choice.jump} standing={standing}>
      <Onward isAwake={choice.isAwake} isBusy={isHolding && !choice.premium} />
    </ChoiceFoot>
  )
}

/** Says of a day that was asked for that it has nothing free. */
function WantedDay({ day, dates }: Readonly<{ day: string; dates: ServiceDates['serviceDates'] }>) {
  const { zone } = useFormats()
  const slots = timesOf(datesOfDay(dates, day, zone))
  const isFree = useAt((now) => freeTimes(slots, now).length > 0)
  return <NotFree day={isFree ? '' : day} />
}

function Onward({ isAwake, isBusy }: Readonly<{ isAwake: boolean; isBusy: boolean }>) {
  const { isPreview } = useWorld()
  return (
    <Button
      type={isAwake ? 'submit' : 'button'}
      isBusy={isBusy}
      isDisabled={isPreview}
      className={css.submit}
    >
      <Trans>Continue</Trans>
      <PreviewWord />
    </Button>
  )
}

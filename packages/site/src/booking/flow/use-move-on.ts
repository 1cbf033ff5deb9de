import { stepPath, type Slot, type Step } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../texts/use-formats.ts'
import { useWorld } from '../world/booking-world.tsx'
import { sayOnNextPage } from './announcer.tsx'
import { useBooking } from './booking-context.tsx'
import { isOneTime } from './flow.ts'
import type { BookingBase } from './home.ts'
import { useFailure } from './use-hold.ts'
import { useProceed } from './use-moves.ts'
import { useOrdering } from './use-ordering.ts'

type Onward = Readonly<{
  step: Step | undefined
  /** The visitor stands on that step already. */
  isThere: boolean
}>

/** A time that took another’s place is told with its zone, as the summary has it. */
export function useHeldWords(): (slot: Slot) => string {
  const { weekdayOf, clock: clockOf } = useFormats()
  const { t } = useLingui()
  return ({ startTime }) => {
    const [day, clock] = [weekdayOf(startTime), clockOf(startTime)]
    return t`You’re holding ${day}, ${clock}.`
  }
}

/** After another time was held in place of the first: goes on at the step, the first one without it. */
export function useMoveOn({ step, isThere }: Onward): (slot: Slot | null) => void {
  const { base, record, note, say } = useBooking()
  const heldWords = useHeldWords()
  const { go } = useWorld()
  const proceed = useProceed()
  const order = useOrdering()
  const fail = useFailure()
  const hadOrder = Boolean(record?.orderId)
  return (slot) => {
    const moved: BookingBase = isOneTime(base) && slot ? { prefix: 'slots', id: slot.id } : base
    const goOn = () => {
      const isHeard = isThere && step && moved.prefix === base.prefix
      if (slot && record?.slot) (isHeard ? say : sayOnNextPage)(heldWords(slot))
      return step ? go(stepPath(moved, step), { replace: isThere }) : proceed(moved)
    }
    note({ trouble: null })
    const customer = record?.customer
    if (!hadOrder || !customer) return goOn()
    return void order(customer).then(goOn, fail)
  }
}

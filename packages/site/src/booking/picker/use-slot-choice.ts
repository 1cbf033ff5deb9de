import type { Slot } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { useBooking } from '../flow/booking-context.tsx'
import { useHolding } from '../flow/use-hold.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useAt } from '../world/use-at.ts'
import { cellState, freeTimes } from './slot-view.ts'
import type { StandingTime } from './standing-time.ts'
import { useJump } from './use-jump.ts'

const FREE = 'input[type="radio"]:not(:disabled)'

/** Choosing a time and holding it: free to undo until Continue, a fee agreed to before the hold. */
export function useSlotChoice(
  slots: readonly Slot[],
  onHeld: (slot: Slot | null) => void,
  standing?: StandingTime,
) {
  const form = useRef<HTMLFormElement>(null)
  const [pressed, setValue] = useState('')
  // Before this browser's record was read, the time that is held could be chosen like the others.
  const value = pressed === standing?.slot.id ? '' : pressed
  const [isAgreeing, setAgreeing] = useState(false)
  const isAwake = useAwake(form, setValue)
  const { hold, isHolding } = useHolding(onHeld)
  const { next, jump, jumpedTo } = useNextFree(slots, form)
  const [error, setError] = useMissing(next !== undefined)
  const found = slots.find(({ id }) => id === value)
  const isFree = useAt((now) => found !== undefined && cellState(found, now) === 'available')
  const chosen = isFree ? found : undefined
  useFallenChoice(found && !chosen && !isHolding ? found : undefined, () => {
    setValue('')
    // Its fee is asked about no more, and the next time's not before Continue.
    setAgreeing(false)
  })
  const take = async (isPremiumAccepted: boolean) => {
    if (chosen)
      await hold({ id: chosen.id, ...(isPremiumAccepted && { isPremiumAccepted }) }, chosen.startTime)
    setAgreeing(false)
  }
  const submit = () => {
    if (isHolding) return
    if (!chosen && standing) return standing.goOn()
    setError(!chosen)
    // Of many dates the later ones are folded away, and what is there takes no focus.
    if (!chosen) jump()
    else if (chosen.premiumFee) setAgreeing(true)
    else void take(false)
  }
  const choose = (slotId: string) => {
    setError(false)
    setValue(slotId)
  }
  return {
    form,
    chosen,
    error,
    isAwake,
    isHolding,
    choose,
    submit,
    next,
    jumpedTo,
    jump: () => {
      if (next) choose(next.id)
      jump()
    },
    premium: isAgreeing &&
      chosen?.premiumFee && {
        slot: chosen,
        fee: chosen.premiumFee,
        onAccept: () => void take(true),
        onClose: () => setAgreeing(false),
      },
  }
}

/** Whether a choice is missing: not where there is none, nor when there is one again. */
function useMissing(hasChoice: boolean) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing && !hasChoice) setMissing(false)
  return [isMissing, setMissing] as const
}

const never = () => () => undefined

/** True once the browser runs; a time that was pressed before is taken over. */
function useAwake(form: RefObject<HTMLFormElement | null>, choose: (slotId: string) => void): boolean {
  const take = useEffectEvent(choose)
  // At once: the next rendering takes the mark away, and the press that follows counts on the choice.
  useLayoutEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>(`${FREE}:checked`)?.value
    if (early !== undefined) take(early)
  }, [form])
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** A time that was led to, anew each time. */
export type LedTo = Readonly<{ id: string; turn: number }>

/** The first time that is free, and the way to it. */
function useNextFree(slots: readonly Slot[], form: RefObject<HTMLFormElement | null>) {
  const nextId = useAt((now) => freeTimes(slots, now)[0]?.id ?? null)
  const [jumpedTo, setJumpedTo] = useState<LedTo | null>(null)
  const lead = useJump(form)
  const jump = () => {
    if (nextId === null) return
    setJumpedTo((before) => ({ id: nextId, turn: (before?.turn ?? 0) + 1 }))
    lead(nextId)
  }
  return { next: slots.find(({ id }) => id === nextId), jump, jumpedTo }
}

/** The chosen time was taken by somebody else meanwhile: the choice falls, and that is said. */
function useFallenChoice(fallen: Slot | undefined, drop: () => void): void {
  const { say } = useBooking()
  const { time } = useFormats()
  const { t } = useLingui()
  const tell = useEffectEvent((slot: Slot) => {
    const taken = time(slot.startTime)
    say(t`${taken} was just taken.`)
    drop()
  })
  useEffect(() => {
    if (fallen) tell(fallen)
  }, [fallen])
}

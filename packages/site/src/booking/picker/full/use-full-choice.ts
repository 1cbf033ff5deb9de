import { dayOf, type Slot } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useHolding } from '../../flow/use-hold.ts'
import { useFormats } from '../../texts/use-formats.ts'
import type { StandingTime } from '../standing-time.ts'
import { useJump } from '../use-jump.ts'
import { isSame } from './free-days.ts'
import type { useFreeDays } from './use-free-days.ts'
import { useStartCheck } from './use-start-check.ts'

type Missing = 'day' | 'start'

/** What takes the focus where Continue leads no further: what is missing, or the word of the check. */
const places: Record<Missing | 'check', readonly string[]> = {
  // A month without free days has a way to the next instead.
  day: ['[data-free]', '[data-next-month]', 'table button'],
  start: ['input[type="radio"]:not(:disabled)'],
  check: ['[data-start-check]'],
}

type FreeDays = Pick<ReturnType<typeof useFreeDays>, 'startsOn' | 'hasStart' | 'isLoading'>
type Before = Readonly<{ wanted: string; standing: StandingTime | undefined; days: FreeDays }>

/** Choosing a day, at first the one that is wanted or of the time that is held, then a start that the server checks, then holding it. */
export function useFullChoice(onHeld: (slot: Slot | null) => void, { wanted, standing, days }: Before) {
  const form = useRef<HTMLFormElement>(null)
  const { zone } = useFormats()
  const [chosenDay, setDay] = useState<string | null>(null)
  const heldDay = standing ? dayOf(Date.parse(standing.slot.startTime), zone) : ''
  const day = chosenDay ?? (wanted || heldDay)
  const [start, setStart] = useState('')
  const [missing, setMissing] = useState<Missing | null>(null)
  const { check, ask, reset, lose, settle } = useStartCheck()
  const { service } = useBooking()
  const { hold, isHolding } = useHolding(onHeld)
  useFallenStart(isHolding ? '' : start, days, () => {
    setStart('')
    lose(start)
  })
  const chooseDay = (next: string) => {
    setDay(next)
    setStart('')
    setMissing(null)
    reset()
  }
  const jump = useJump(form)
  const chooseStart = (next: string) => {
    if (next === '') return chooseDay(heldDay)
    setDay(dayOf(Date.parse(next), zone))
    setStart(next)
    setMissing(null)
    ask(next)
  }
  const focus = (place: Missing | 'check') => {
    const found = places[place].map((where) => form.current?.querySelector<HTMLElement>(where))
    found.find(Boolean)?.focus()
  }
  const submit = async () => {
    if (isHolding) return
    if (!start && standing) return standing.goOn()
    const next = start ? null : days.startsOn(day).length === 0 ? 'day' : 'start'
    setMissing(next)
    if (next) focus(next)
    else if (await settle()) await hold({ id: service.id, startTime: start }, start)
    else focus('check')
  }
  return {
    form,
    day,
    start,
    missing,
    check,
    isHolding,
    chooseDay,
    chooseStart,
    submit,
    jump: (next: string) => {
      chooseStart(next)
      jump(next)
    },
  }
}

/** The chosen start, which stood among those that are free, does so no longer: somebody took it, or it has come too near. */
function useFallenStart(start: string, { hasStart, isLoading }: FreeDays, drop: () => void): void {
  const { record } = useBooking()
  const [seen, setSeen] = useState<string | null>(null)
  const isFree = hasStart(start)
  if (isFree && seen !== start) setSeen(start)
  const isOwn = isSame(start, record?.slot?.startTime ?? null)
  const isFallen = seen === start && !isFree && !isLoading && !isOwn
  const fall = useEffectEvent(drop)
  useEffect(() => {
    if (isFallen) fall()
  }, [isFallen])
}

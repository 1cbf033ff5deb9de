import { dayOf, type Slot } from '@bellows/domain'
import { useRef, useState } from 'react'
import { useFormats } from '../../texts/use-formats.ts'
import { useHoldStart } from './use-hold-start.ts'
import { useStartCheck } from './use-start-check.ts'

type Missing = 'day' | 'start'

const firstControl: Record<Missing, string> = {
  day: 'table button[tabindex="0"], table button',
  start: 'input[type="radio"]:not(:disabled)',
}

/** Choosing a day, then a start that the server checks, then holding it. */
export function useFullChoice(onHeld: (slot: Slot | null) => void) {
  const form = useRef<HTMLFormElement>(null)
  const { zone } = useFormats()
  const [day, setDay] = useState('')
  const [start, setStart] = useState('')
  const [missing, setMissing] = useState<Missing | null>(null)
  const { check, ask, reset, settle } = useStartCheck()
  const { hold, isHolding } = useHoldStart(onHeld)
  const chooseDay = (next: string) => {
    setDay(next)
    setStart('')
    setMissing(null)
    reset()
  }
  const chooseStart = (next: string) => {
    setDay(dayOf(Date.parse(next), zone))
    setStart(next)
    setMissing(null)
    ask(next)
  }
  const submit = async () => {
    if (isHolding) return
    const next = !day ? 'day' : !start ? 'start' : null
    setMissing(next)
    if (next) form.current?.querySelector<HTMLElement>(firstControl[next])?.focus()
    else if (await settle()) await hold(start)
  }
  return { form, day, start, missing, check, isHolding, chooseDay, chooseStart, submit }
}

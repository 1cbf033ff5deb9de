import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { controlOf, faultsOf, type Fault } from './first-invalid.ts'

/**
 * After each attempt to submit: focus on the first field with an error, and their number for the live region;
 * or whatever `onRefused` does instead.
 */
export function useErrorReport(
  form: RefObject<HTMLFormElement | null>,
  onRefused: ((faults: readonly Fault[]) => void) | undefined,
) {
  const [attempt, setAttempt] = useState(0)
  const [count, setCount] = useState(0)
  const report = useEffectEvent((faults: readonly Fault[]) => {
    const [first] = faults
    if (!first) return undefined
    if (onRefused) {
      onRefused(faults)
      return undefined
    }
    controlOf(first.field).focus({ preventScroll: true })
    // With its label and what is wrong: the control alone may come to stand right under a bar.
    first.field.scrollIntoView({ block: 'nearest' })
    // Said after the field that has just taken the focus.
    const later = setTimeout(() => setCount(faults.length))
    return () => clearTimeout(later)
  })
  useEffect(
    () => (attempt === 0 || !form.current ? undefined : report(faultsOf(form.current))),
    [attempt, form],
  )
  return {
    count,
    /** Empties the live region, so that an equal number is said again. */
    begin: () => setCount(0),
    end: () => setAttempt((before) => before + 1),
  }
}

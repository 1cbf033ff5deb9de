import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { focusField, invalidFields } from './first-invalid.ts'

/** After each attempt to submit: focus on the first field with an error, and their number for the live region. */
export function useErrorReport(form: RefObject<HTMLFormElement | null>) {
  const [attempt, setAttempt] = useState(0)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (attempt === 0 || !form.current) return undefined
    const fields = invalidFields(form.current)
    if (fields[0]) focusField(fields[0])
    // Said after the field that has just taken the focus.
    const later = setTimeout(() => setCount(fields.length))
    return () => clearTimeout(later)
  }, [attempt, form])
  return {
    count,
    /** Empties the live region, so that an equal number is said again. */
    begin: () => setCount(0),
    end: () => setAttempt((before) => before + 1),
  }
}

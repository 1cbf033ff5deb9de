import type { ReactNode } from 'react'
import { controlOf, type Fault } from '../form/first-invalid.ts'

/** What is said when a form could not be sent. */
export type FormFailure = Readonly<{ title: ReactNode; message: ReactNode }>

/** A failure in sight: what was refused by the rules, or what came of sending. */
export type Failure = Readonly<{ faults: readonly Fault[]; said: FormFailure | undefined }>

/**
 * Where the focus goes once a failure has been read: to the first refused field, which comes into sight; undefined
 * leaves it where it was.
 */
export function focusAfter({ faults }: Failure): HTMLElement | undefined {
  const [first] = faults
  first?.field.scrollIntoView({ block: 'nearest' })
  return first && controlOf(first.field)
}

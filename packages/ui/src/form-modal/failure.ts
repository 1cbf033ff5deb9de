import type { ReactNode } from 'react'
import { controlOf, type Fault } from '../form/first-invalid.ts'

/** What is said when a form could not be sent. */
export type FormFailure = Readonly<{ title: ReactNode; message: ReactNode }>

/** A failure in sight: what was refused by the rules, or what came of sending. */
export type Failure = Readonly<{ faults: readonly Fault[]; said: FormFailure | undefined }>

/** Where the focus goes once a failure has been read: the first refused field; undefined leaves it as it was. */
export function focusAfter({ faults }: Failure): HTMLElement | undefined {
  const [first] = faults
  return first && controlOf(first.field)
}

import { builderMessageSchema, type BuilderMessage } from './builder-message.ts'
import type { PreviewProblem } from './preview-message.ts'
import { limitFault } from './message-limits.ts'
import { problemsOf } from './problems-of.ts'

export type ReadMessage =
  | Readonly<{ message: BuilderMessage; problems: null }>
  | Readonly<{ message: null; sequence: number | null; problems: readonly PreviewProblem[] }>

function sequenceOf(body: unknown): number | null {
  const { sequence } = Object(body) as { sequence?: unknown }
  return Number.isSafeInteger(sequence) && Number(sequence) >= 0 ? Number(sequence) : null
}

/** A builder's message, or every place in it that does not fit; a part of one is never taken. Never throws. */
export function readMessage(body: unknown): ReadMessage {
  const fault = limitFault(body)
  if (fault) return { message: null, sequence: null, problems: [{ path: '', message: fault }] }
  const parsed = builderMessageSchema.safeParse(body)
  if (parsed.success) return { message: parsed.data, problems: null }
  return {
    message: null,
    sequence: sequenceOf(body),
    problems: problemsOf(parsed.error.issues),
  }
}

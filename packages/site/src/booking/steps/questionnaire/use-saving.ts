import { ApiError, saveQuestionnaire } from '@bellows/api'
import type { Answer, AnswerValues } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTurns } from '../../flow/use-turns.ts'
import { useLineBack } from '../../frame/use-line-back.ts'
import { useAnswers } from '../../queries.ts'
import { withAnswer, withoutSent } from '../../record/waiting-answers.ts'
import { useCall } from '../../world/booking-world.tsx'
import { contentsOf } from './answer-values.ts'

/** Milliseconds after the last key. */
const PAUSE = 800

export type SaveState =
  | Readonly<{ kind: 'untouched' | 'saving' | 'saved' | 'offline' }>
  | Readonly<{ kind: 'failed'; error: ApiError }>

export type SavingTerms = Readonly<{
  orderId: string
  holdToken: string | null
  /** The answers that the server has. */
  stored: readonly Answer[]
  /** Where answers are kept until the server has them. */
  waiting: Readonly<{
    get: () => readonly Answer[]
    put: (answers: Answer[]) => void
  }>
  isSendable: (answer: Answer) => boolean
  /** A failure that ends the booking, or says otherwise why nothing can be saved. */
  onFailed: (error: ApiError) => unknown
}>

const written = (answers: readonly Answer[]) =>
  answers.map(({ id, contents }) => [id, JSON.stringify(contents)] as const)

/** Sends what waits, one call after the other; rejects with the server's `ApiError`. */
function useSending({ orderId, holdToken, waiting, isSendable, onFailed }: SavingTerms) {
  const [state, setState] = useState<SaveState>({ kind: 'untouched' })
  const { inTurn } = useTurns()
  const { keepOrder } = useAnswers()
  const call = useCall()
  const send = () =>
    inTurn(async () => {
      const answers = waiting.get().filter(isSendable)
      if (answers.length === 0) return
      setState({ kind: 'saving' })
      try {
        const order = await call(saveQuestionnaire, { orderId, answers }, holdToken)
        waiting.put(withoutSent(waiting.get(), answers))
        keepOrder(order)
        setState({ kind: waiting.get().some(isSendable) ? 'untouched' : 'saved' })
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause
        setState(navigator.onLine ? { kind: 'failed', error: cause } : { kind: 'offline' })
        onFailed(cause)
        throw cause
      }
    })
  /** What is typed after an answer was saved is not saved yet. */
  const unsave = () => setState((now) => (now.kind === 'saved' ? { kind: 'untouched' } : now))
  return { send, state, unsave }
}

const waitsForLine = (state: SaveState) =>
  state.kind === 'offline' || (state.kind === 'failed' && state.error.isNetwork)

const isRefusal = (cause: unknown): void => {
  if (!(cause instanceof ApiError)) throw cause
}

/** Saves answers as they are given: what is typed waits on the device until the server has it. */
export function useSaving(terms: SavingTerms) {
  const { stored, waiting } = terms
  const { send, state, unsave } = useSending(terms)
  const known = useRef<Map<string, string>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Takes as known what stands in some of the fields; those that were changed by it. */
  const learn = (values: AnswerValues): Answer[] => {
    const before = (known.current ??= new Map([...written(stored), ...written(waiting.get())]))
    const changed = Object.entries(values)
      .map(([id, value]) => ({ id, contents: contentsOf(value) }))
      .filter(({ id, contents }) => JSON.stringify(contents) !== (before.get(id) ?? '[]'))
    for (const [id, text] of written(changed)) before.set(id, text)
    return changed
  }
  /** Notes what was changed; true where something was. */
  const keep = (values: AnswerValues): boolean => {
    const changed = learn(values)
    if (changed.length === 0) return false
    waiting.put(changed.reduce<Answer[]>(withAnswer, [...waiting.get()]))
    return true
  }
  const sendNow = async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    await send()
  }
  const tryNow = () => void sendNow().catch(isRefusal)
  const change = (values: AnswerValues) => {
    if (!keep(values)) return
    unsave()
    clearTimeout(timer.current)
    timer.current = setTimeout(tryNow, PAUSE)
  }
  const leave = () => timer.current !== undefined && tryNow()
  useVisit(tryNow, leave)
  useLineBack(waitsForLine(state), tryNow)
  const finish = async (values: AnswerValues) => {
    keep(values)
    await sendNow()
  }
  return { state, learn, change, leave, retry: tryNow, finish }
}

/** Sends what an earlier visit left; leaving the screen does not wait. */
function useVisit(tryNow: () => void, leave: () => void): void {
  const onCome = useEffectEvent(tryNow)
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    onCome()
    return () => onLeave()
  }, [])
}

import type { Answer, AnswerValue, AnswerValues, InquiryQuestion } from '@bellows/domain'
import type { SchemaForm } from '@bellows/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentsOf, startValues } from './answer-values.ts'
import { heardAnswers, newerAnswers } from './newer-answers.ts'

type Terms = Readonly<{
  questions: readonly InquiryQuestion[]
  stored: readonly Answer[]
  waiting: () => readonly Answer[]
  /** Told what the server has already, so that it is not sent back, perhaps over a newer one. */
  onHeard: (values: AnswerValues) => void
}>

/** Takes over what another window has answered since, and keeps what was typed here so that it can be put back. */
export function useOtherWindow(
  { getValues, setValue, formState: { errors } }: SchemaForm<AnswerValues, AnswerValues>,
  { questions, stored, waiting, onHeard }: Terms,
) {
  const known = useRef(stored)
  const [replaced, setReplaced] = useState<AnswerValues>({})
  // What was missing or wrong is judged anew, so that no error stays under an answer that is right.
  const put = (id: string, value: AnswerValue) => setValue(id, value, { shouldValidate: id in errors })
  const hear = useEffectEvent((now: readonly Answer[]) => {
    const values = getValues()
    const heard = { before: known.current, now, waiting: waiting() }
    const newer = newerAnswers({ questions, values, ...heard })
    known.current = heardAnswers(heard)
    if (newer.length === 0) return
    const next = startValues(
      questions.filter(({ id }) => newer.includes(id)),
      now,
      [],
    )
    const typed = Object.entries(values).filter(([id, value]) => id in next && contentsOf(value).length > 0)
    setReplaced((kept) => ({ ...kept, ...Object.fromEntries(typed) }))
    onHeard(next)
    for (const [id, value] of Object.entries(next)) put(id, value)
  })
  useEffect(() => hear(stored), [stored])
  const restore = (id: string, typed: AnswerValue) => {
    setReplaced((kept) => Object.fromEntries(Object.entries(kept).filter(([one]) => one !== id)))
    put(id, typed)
  }
  return { replaced, restore }
}

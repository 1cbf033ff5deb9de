import { answersForm, type AnswerValues } from '@bellows/domain'
import { useAfterPress, useSchemaForm } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { useHost } from '../../kit/host.tsx'
import { namedChoice } from './named-choice.ts'
import { initialValues } from './posted-values.ts'
import { useQuestions } from './use-questions.ts'
import { useTimeInSight } from './use-time-in-sight.ts'
import { useToday } from './use-today.ts'

export type Outcome = Readonly<{ kind: 'sent' } | { kind: 'failed'; message: string }>

/** State of an inquiry form: its questions, what is typed, and what became of it. */
export function useInquiry(given: string | null, readBait: () => string) {
  const { inquiry, postedForm } = useHost()
  const [posted, setPosted] = useState(postedForm)
  const [first] = useState(() => initialValues(inquiry, posted))
  const asked = useQuestions(given, first)
  const { today, refresh } = useToday()
  const { questions } = asked
  const schema = useMemo(() => formSchema(questions, today), [questions, today])
  const form = useSchemaForm(schema, first)
  const afterPress = useAfterPress()
  const chooseNamed = () => {
    const named = asked.isServiceGiven ? null : namedChoice(inquiry, location.search)
    // A page is kept for every visitor alike, so that only the browser may ask the address.
    if (named && !form.getValues(named.questionId)) form.setValue(named.questionId, named.serviceId)
  }
  useTypedEarly(() => {
    chooseNamed()
    afterPress(() => asked.read(form.getValues()))
  })
  const sending = useSending(asked.serviceId, readBait)
  return {
    ...asked,
    ...sending,
    /** What the service asks stands above other controls, and none may move from under a press. */
    read: (values: AnswerValues) => afterPress(() => asked.read(values)),
    form,
    today,
    refresh,
    posted,
    startAgain: () => {
      setPosted(null)
      const empty = initialValues(inquiry, null)
      form.reset(empty)
      asked.read(empty)
      sending.forget()
    },
  }
}

/** Keyed by question id; every value is there as long as its question is asked. */
const formSchema = (...asked: Parameters<typeof answersForm>) =>
  answersForm(...asked) as z.ZodMiniObject as unknown as z.ZodMiniType<AnswerValues, AnswerValues>

/** What was chosen before the code arrived is in the form by the time that effects run, without a change being told. */
function useTypedEarly(read: () => void) {
  const onReady = useEffectEvent(read)
  useEffect(() => onReady(), [])
}

function useSending(serviceId: string | null, readBait: () => string) {
  const { sendInquiry, isPreview } = useHost()
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const timeInSight = useTimeInSight()
  const send = async (values: AnswerValues) => {
    if (isPreview) return
    const guard = { website: readBait(), filledIn: String(timeInSight()) }
    try {
      await sendInquiry(serviceId, { ...values, ...guard })
      setOutcome({ kind: 'sent' })
    } catch (error) {
      const message = error instanceof Error ? error.message : t`An unexpected error occurred`
      setOutcome({ kind: 'failed', message })
    }
  }
  return { send, outcome, forget: () => setOutcome(null) }
}

export type Inquiry = ReturnType<typeof useInquiry>

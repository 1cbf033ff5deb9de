import { answersForm, type AnswerValues } from '@bellows/domain'
import { preloadDialogs, useAfterPress, useSchemaForm } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import { useHost } from '../../kit/host.tsx'
import { initialValues } from './posted-values.ts'
import { useDraft } from './use-draft.ts'
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
  const draft = useDraft(form, asked.isServiceGiven)
  useTypedEarly(() => {
    if (posted?.isSent) draft.drop()
    draft.restore()
    draft.keep(form.getValues())
    afterPress(() => asked.read(form.getValues()))
  })
  const sending = useSending(asked.serviceId, { readBait, onSent: draft.drop })
  return {
    ...asked,
    ...sending,
    /** What the service asks stands above other controls, and none may move from under a press. */
    read: (values: AnswerValues) => {
      draft.keep(values)
      afterPress(() => asked.read(values))
    },
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

/** Milliseconds after which it is said that an inquiry is still on its way. */
const LATE = 5_000

type SendingTerms = Readonly<{ readBait: () => string; onSent: () => void }>

function useSending(serviceId: string | null, { readBait, onSent }: SendingTerms) {
  const { sendInquiry, isPreview } = useHost()
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isLate, setLate] = useState(false)
  const timeInSight = useTimeInSight()
  const send = async (values: AnswerValues) => {
    if (isPreview) return
    const guard = { website: readBait(), filledIn: timeInSight() }
    // What it comes to is said in a dialog, whose code might not come once the line is gone.
    preloadDialogs()
    const timer = setTimeout(setLate, LATE, true)
    try {
      await sendInquiry(serviceId, values, guard)
      onSent()
      setOutcome({ kind: 'sent' })
    } catch (error) {
      const message = error instanceof Error ? error.message : t`An unexpected error occurred`
      setOutcome({ kind: 'failed', message })
    } finally {
      clearTimeout(timer)
      setLate(false)
    }
  }
  return { send, isLate, outcome, forget: () => setOutcome(null) }
}

export type Inquiry = ReturnType<typeof useInquiry>

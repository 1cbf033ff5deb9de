import { phoneHref, type Answer, type InquiryQuestion, type Order } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '../../booking/frame/notice.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from './closed-answers.css.ts'
import type { Questionnaire } from './shoots-questionnaire.tsx'
import { useOrderWaiting } from './use-order-waiting.ts'

type ClosedAnswersProps = Readonly<{ order: Order; questionnaire: Questionnaire }>

/** What was answered, to read; from a day before the shoot on the studio works with it. */
export function ClosedAnswers({ order, questionnaire }: ClosedAnswersProps) {
  const { questions, answers, editableUntil } = questionnaire
  return (
    <div className={css.answers}>
      <Text>
        <Since until={editableUntil} /> <Changes />
      </Text>
      <Late order={order} questions={questions} />
      <dl className={css.list}>
        {questions.map((question) => (
          <div key={question.id} className={css.entry}>
            <dt className={css.question}>{question.title}</dt>
            <dd className={css.answer}>
              <Answered
                question={question}
                order={order}
                answer={answers.find(({ id }) => id === question.id)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Since({ until }: Readonly<{ until: string | null }>) {
  const { dayOf } = useFormats()
  if (until === null) return <Trans>Answers are closed.</Trans>
  const day = dayOf(until)
  return <Trans>Answers are closed since {day}.</Trans>
}

function Changes() {
  const { phone, email } = useWorld().business
  if (phone)
    return (
      <Trans>
        <TextLink href={phoneHref(phone)}>Call us</TextLink> for changes.
      </Trans>
    )
  return (
    <Trans>
      <TextLink href={`mailto:${email}`}>Write to us</TextLink> for changes.
    </Trans>
  )
}

/** What was typed without a network and came too late. */
function Late({ order, questions }: Readonly<{ order: Order; questions: readonly InquiryQuestion[] }>) {
  const waiting = useOrderWaiting(order).get()
  const titles = questions.filter(({ id }) => waiting.some((answer) => answer.id === id))
  if (titles.length === 0) return null
  const list = <>{titles.map(({ title }) => title).join(' · ')}</>
  return (
    <Notice>
      <Trans>These answers did not reach us in time and are only on this device: {list}</Trans>
    </Notice>
  )
}

type AnsweredProps = Readonly<{ question: InquiryQuestion; order: Order; answer: Answer | undefined }>

function Answered({ question, order, answer }: AnsweredProps) {
  const { t } = useLingui()
  const { day } = useFormats()
  if (question.type === 'SERVICE_SELECTION') return order.service.name
  if (!answer) return t`Not answered`
  const { contents } = answer
  if (question.type.endsWith('DATE')) return contents.map(day).join(', ')
  if (question.type === 'YES_NO') return contents[0] === 'Yes' ? t`Yes` : t`No`
  return contents.join(', ')
}

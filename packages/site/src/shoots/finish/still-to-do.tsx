import { answeredQuestions, areAnswersClosed, MINUTE, type Order } from '@bellows/domain'
import { Heading, StatusLabel, Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAt } from '../../booking/world/use-at.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { contractPath } from '../sign-contract/contract-path.ts'
import * as css from './finish.css.ts'

type Standing = 'open' | 'done' | 'closed'
type Task = Readonly<{ id: string; href: string; name: ReactNode; standing: Standing; note?: ReactNode }>

function questionsTask({ id, status, questionnaire }: Order, now: number): Task[] {
  if (!questionnaire || questionnaire.questions.length === 0) return []
  const editableUntil = questionnaire.editableUntil === null ? null : Date.parse(questionnaire.editableUntil)
  const asked = questionnaire.questions.length
  const answered = answeredQuestions(questionnaire).length
  const isClosed = areAnswersClosed({ status, editableUntil }, now)
  const standing = answered >= asked ? 'done' : isClosed ? 'closed' : 'open'
  return [
    {
      id: 'questionnaire',
      href: `/shoots/${id}/questionnaire`,
      name: <Trans>Questionnaire</Trans>,
      standing,
      note: (
        <Trans>
          {answered} of {asked} answered
        </Trans>
      ),
    },
  ]
}

const contractTasks = ({ id: orderId, signContracts }: Order): Task[] =>
  signContracts.map(({ id, name, signedDate, countersignedDate }, index) => ({
    id,
    href: contractPath(orderId, index + 1),
    name,
    standing: signedDate === null ? 'open' : 'done',
    note: signedDate !== null && countersignedDate === null && <CountersignedLater />,
  }))

function paymentTask({ id, invoices }: Order): Task[] {
  const counting = invoices.filter(({ paymentStatus }) => paymentStatus !== 'CANCELED')
  if (counting.length === 0) return []
  const isDone = counting.every(({ paymentStatus }) => paymentStatus === 'PAID')
  return [
    {
      id: 'payments',
      href: `/shoots/${id}/payments`,
      name: <Trans>Payments</Trans>,
      standing: isDone ? 'done' : 'open',
    },
  ]
}

/** What the visitor has yet to do, and what is done. */
export function StillToDo({ order }: Readonly<{ order: Order }>) {
  const now = useAt((at) => at - (at % MINUTE))
  const tasks = [...questionsTask(order, now), ...contractTasks(order), ...paymentTask(order)]
  if (tasks.length === 0) return null
  return (
    <section className={`${css.part} ${css.across}`}>
      <Heading level="h2" size="h3">
        {tasks.some(({ standing }) => standing === 'open') ? (
          <Trans>Still to do</Trans>
        ) : (
          <Trans>Nothing left to do</Trans>
        )}
      </Heading>
      <ul className={css.tasks}>
        {tasks.map(({ id, href, name, standing, note }) => (
          <li key={id} className={css.task}>
            <span className={css.lines}>
              <TextLink reach="line" href={href}>
                {name}
              </TextLink>
              {note && (
                <Text variant="small" as="span">
                  {note}
                </Text>
              )}
            </span>
            <StandingLabel standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StandingLabel({ standing }: Readonly<{ standing: Standing }>) {
  const words = { open: <Trans>To do</Trans>, done: <Trans>Done</Trans>, closed: <Trans>Closed</Trans> }
  return <StatusLabel tone={standing === 'open' ? 'notice' : 'quiet'}>{words[standing]}</StatusLabel>
}

function CountersignedLater() {
  const studio = <>{useWorld().business.businessName}</>
  return <Trans>{studio} will sign later.</Trans>
}

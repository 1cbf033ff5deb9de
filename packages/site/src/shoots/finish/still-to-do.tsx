import type { Order } from '@bellows/domain'
import { Heading, StatusLabel } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './finish.css.ts'

type Task = Readonly<{ id: string; name: ReactNode; isDone: boolean }>

function tasksOf({ questionnaire, signContracts, invoices }: Order): Task[] {
  const payments = invoices.filter(({ paymentStatus }) => paymentStatus !== 'CANCELED')
  return [
    ...(questionnaire
      ? [
          {
            id: 'questionnaire',
            name: <Trans>Questionnaire</Trans>,
            isDone: questionnaire.answers.length >= questionnaire.questions.length,
          },
        ]
      : []),
    ...signContracts.map(({ id, name, signedDate }) => ({ id, name, isDone: signedDate !== null })),
    ...(payments.length > 0
      ? [
          {
            id: 'payments',
            name: <Trans>Payments</Trans>,
            isDone: payments.every(({ paymentStatus }) => paymentStatus === 'PAID'),
          },
        ]
      : []),
  ]
}

/** What the visitor has yet to do, and what is done. */
export function StillToDo({ order }: Readonly<{ order: Order }>) {
  const tasks = tasksOf(order)
  if (tasks.length === 0) return null
  return (
    <section className={`${css.part} ${css.across}`}>
      <Heading level="h2" size="h3">
        <Trans>Still to do</Trans>
      </Heading>
      <ul className={css.tasks}>
        {tasks.map(({ id, name, isDone }) => (
          <li key={id} className={css.task}>
            <span>{name}</span>
            <StatusLabel tone={isDone ? 'quiet' : 'notice'}>
              {isDone ? <Trans>Done</Trans> : <Trans>To do</Trans>}
            </StatusLabel>
          </li>
        ))}
      </ul>
    </section>
  )
}

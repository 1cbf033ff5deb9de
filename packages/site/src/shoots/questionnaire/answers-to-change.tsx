import type { ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { finishPath } from '../../booking/flow/flow.ts'
import { Notice } from '../../booking/frame/notice.tsx'
import { useAnswers } from '../../booking/queries.ts'
import { QuestionnaireForm } from '../../booking/steps/questionnaire/questionnaire-form.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { ShootsActions } from '../frame/shoots-actions.tsx'
import type { Questionnaire } from './shoots-questionnaire.tsx'
import { useOrderWaiting } from './use-order-waiting.ts'

const CONFLICT = 409

type AnswersToChangeProps = Readonly<{ order: Order; questionnaire: Questionnaire }>

/** The questions of a booking that stands: saved as they are answered, sent when all are. */
export function AnswersToChange({ order, questionnaire }: AnswersToChangeProps) {
  const { id, service } = order
  const { refreshOrder } = useAnswers()
  const waiting = useOrderWaiting(order)
  const [timesSent, setTimesSent] = useState(0)
  // The booking is another one than was known here: closed, or cancelled.
  const onFailed = (error: ApiError) => error.status === CONFLICT && void refreshOrder(id)
  return (
    <>
      {timesSent > 0 && <Sent key={timesSent} finish={finishPath(id)} until={questionnaire.editableUntil} />}
      <QuestionnaireForm
        orderId={id}
        holdToken={null}
        stored={questionnaire.answers}
        waiting={waiting}
        questions={questionnaire.questions}
        service={service}
        hasCount
        onFailed={onFailed}
        onDone={() => setTimesSent(timesSent + 1)}
      >
        {(isBusy) => <ShootsActions order={order} label={<Trans>Send answers</Trans>} isBusy={isBusy} />}
      </QuestionnaireForm>
    </>
  )
}

function Sent({ finish, until }: Readonly<{ finish: string; until: string | null }>) {
  const { stamp } = useFormats()
  const moment = until && stamp(until)
  return (
    <Notice
      icon="check"
      takesFocus
      action={
        <TextLink reach="target" href={finish}>
          <Trans>Back to your booking</Trans>
        </TextLink>
      }
    >
      {moment ? (
        <Trans>Thank you. You can change answers until {moment}.</Trans>
      ) : (
        <Trans>Thank you. You can change your answers later.</Trans>
      )}
    </Notice>
  )
}

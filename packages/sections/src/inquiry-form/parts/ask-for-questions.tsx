import { formNames, type InquiryQuestion } from '@bellows/domain'
import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useHost } from '../../kit/host.tsx'
import { unscripted } from '../../kit/unscripted/scripted.css.ts'
import { useQuestionId } from './form-questions.tsx'

/** Without JavaScript a chosen service's questions come with the page that this button asks for. */
export function AskForQuestions({ questions }: { questions: readonly InquiryQuestion[] }) {
  const { services } = useHost().inquiry
  const idOf = useQuestionId()
  const selector = questions.find(({ type }) => type === 'SERVICE_SELECTION')
  if (!selector || services.every(({ inquiryTemplate }) => inquiryTemplate.questions.length === 0))
    return null
  return (
    <Button
      type="submit"
      name={formNames.show}
      value="questions"
      formAction={`#${idOf(selector)}`}
      variant="text"
      className={unscripted}
    >
      <Trans>Show this service’s questions</Trans>
    </Button>
  )
}

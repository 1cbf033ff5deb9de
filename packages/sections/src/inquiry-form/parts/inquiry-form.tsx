import { formNames, INQUIRE_LABEL } from '@bellows/domain'
import { Form, FormActions, RequiredNote, SubmitButton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import { useButtonLabel } from '../../kit/use-button-label.ts'
import type { FormOptions } from '../options.ts'
import { AddedQuestions } from './added-questions.tsx'
import { AskForQuestions } from './ask-for-questions.tsx'
import { Bait } from './bait.tsx'
import { FormQuestions } from './form-questions.tsx'
import * as css from './inquiry-form.css.ts'
import { OutcomeDialogs } from './outcome-dialogs.tsx'
import { PostedFaults, ThankYou } from './posted-answer.tsx'
import { StillSending } from './still-sending.tsx'
import { useInquiry } from './use-inquiry.ts'

type InquiryFormProps = Readonly<{
  options: FormOptions
  /** Lays out what stands at the form's foot; without questions there is no button. */
  renderFoot?: (button: ReactNode) => ReactNode
}>

const alone = (button: ReactNode) => button

/** The form of every inquiry template: asks, judges, sends, thanks. Without JavaScript it posts to its page. */
export function InquiryForm({ options, renderFoot = alone }: InquiryFormProps) {
  const label = useButtonLabel(options.buttonLabel.trim() || INQUIRE_LABEL)
  const { isPreview } = useHost()
  const bait = useRef<HTMLInputElement>(null)
  const inquiry = useInquiry(options.serviceId, () => bait.current?.value ?? '')
  const box = useRef<HTMLDivElement>(null)
  if (inquiry.posted?.isSent) return <ThankYou options={options} onBack={inquiry.startAgain} />
  if (inquiry.questions.length === 0) return isPreview ? <NoQuestions /> : renderFoot(null)
  return (
    <div ref={box} onFocus={inquiry.refresh}>
      <PostedFaults inquiry={inquiry} />
      <Form form={inquiry.form} onSubmit={inquiry.send} onValuesChange={inquiry.read}>
        <RequiredNote />
        <FormQuestions inquiry={inquiry} layout={options.fieldLayout} />
        <AddedQuestions inquiry={inquiry} />
        <Bait ref={bait} />
        {inquiry.isServiceGiven && (
          <input type="hidden" name={formNames.service} value={inquiry.serviceId ?? ''} readOnly />
        )}
        <FormActions>
          {renderFoot(
            <div className={css.buttons}>
              <SubmitButton className={css.submit}>{label}</SubmitButton>
              <AskForQuestions questions={inquiry.questions} />
              <StillSending inquiry={inquiry} />
            </div>,
          )}
        </FormActions>
      </Form>
      <OutcomeDialogs inquiry={inquiry} options={options} box={box} />
    </div>
  )
}

function NoQuestions() {
  return (
    <Text>
      <Trans>This form has no questions yet. Add some to your inquiry form.</Trans>
    </Text>
  )
}

import { Button, ErrorNote, Heading, RichText, Text, TextLink, useFieldMessage } from '@bellows/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useHost } from '../../kit/host.tsx'
import { richWords } from '../../kit/plain-length.ts'
import type { FormOptions } from '../options.ts'
import { useQuestionId } from './form-questions.tsx'
import * as css from './inquiry-form.css.ts'
import type { Inquiry } from './use-inquiry.ts'

type ThankYouProps = { options: FormOptions; onBack: () => void }

export const useThanks = ({ thankYouTitle, thankYouText }: FormOptions) => {
  const { t } = useLingui()
  return { title: thankYouTitle || t`Thank you`, text: richWords(thankYouText) || t`We have your message.` }
}

/** The page was asked for by sending the form: its answer is what the visitor waits to hear. */
const heard = { tabIndex: -1, autoFocus: true }

/** What stands in the place of a form that was sent without JavaScript. */
export function ThankYou({ options, onBack }: ThankYouProps) {
  const { path } = useHost()
  const { title, text } = useThanks(options)
  return (
    <div className={css.answer} {...heard}>
      <Heading level="h2" size="h2">
        {title}
      </Heading>
      <RichText html={text} />
      <Button href={path} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </div>
  )
}

/** What was wrong with a form that came back without JavaScript, with a way to each field. */
export function PostedFaults({ inquiry }: { inquiry: Inquiry }) {
  const { posted, questions } = inquiry
  const idOf = useQuestionId()
  const told = useFieldMessage()
  const errors = posted?.errors ?? {}
  const faults = questions.filter(({ id }) => errors[id])
  const general = errors['']
  if (faults.length === 0 && !general) return null
  return (
    <div className={css.returned} {...heard}>
      {general && <ErrorNote>{told(general)}</ErrorNote>}
      {faults.length > 0 && (
        <>
          <Text tone="heading">
            <Plural
              value={faults.length}
              one="# field needs your attention"
              other="# fields need your attention"
            />
          </Text>
          <ul className={css.faults}>
            {faults.map((question) => (
              <li key={question.id}>
                <TextLink className={css.faultLink} href={`#${idOf(question)}`}>
                  {question.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

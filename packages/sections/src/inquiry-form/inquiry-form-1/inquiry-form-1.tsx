import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { ContactBlock } from '../parts/contact-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { InquiryForm } from '../parts/inquiry-form.tsx'
import * as css from './inquiry-form-1.css.ts'
import type { Options } from './inquiry-form-1.template.ts'

/** Heading, then one column. */
export function SingleSheet({ formAlignment, ...options }: Options) {
  const contact = useShownContact(options)
  const align = formAlignment === 'center' ? 'center' : 'left'
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment}>
          <TextBlock options={options} titleId={titleId} align={align} className={css.words} />
          <div className={css.sheet}>
            <InquiryForm options={options} />
            {contact && <ContactBlock contact={contact} level={levelUnder(options)} />}
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

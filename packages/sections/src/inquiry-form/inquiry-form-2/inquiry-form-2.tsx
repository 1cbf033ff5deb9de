import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock, useIsWritten } from '../../kit/text-block.tsx'
import { ContactBlock } from '../parts/contact-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { InquiryForm } from '../parts/inquiry-form.tsx'
import * as css from './inquiry-form-2.css.ts'
import type { Options } from './inquiry-form-2.template.ts'

/** Contact in the margin, form at the right. */
export function SideNotes({ formAlignment, ...options }: Options) {
  const contact = useShownContact(options)
  const isWritten = useIsWritten(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment === 'left' ? 'left' : 'right'}>
          {(isWritten || contact) && (
            <div className={css.notes} data-bare={!isWritten || undefined}>
              <TextBlock options={options} titleId={titleId} />
              {contact && (
                <ContactBlock contact={contact} level={levelUnder(options)} className={css.besideForm} />
              )}
            </div>
          )}
          <div className={css.form}>
            <InquiryForm options={options} />
          </div>
          {contact && (
            <ContactBlock contact={contact} level={levelUnder(options)} className={css.underForm} />
          )}
        </Container>
      )}
    </SectionFrame>
  )
}

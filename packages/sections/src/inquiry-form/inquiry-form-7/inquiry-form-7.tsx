import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { InquiryForm } from '../parts/inquiry-form.tsx'
import { ContactLine } from './contact-line.tsx'
import * as css from './inquiry-form-7.css.ts'
import type { Options } from './inquiry-form-7.template.ts'

/** Questions and answers in ruled rows. */
export function Ledger(options: Options) {
  const contact = useShownContact(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} size="h1" className={css.words} />
          <div className={css.form}>
            <InquiryForm
              options={options}
              renderFoot={(button) => (
                <div className={css.foot}>
                  {button && <div className={css.button}>{button}</div>}
                  {contact && (
                    <div className={css.contact}>
                      <ContactLine contact={contact} />
                    </div>
                  )}
                </div>
              )}
            />
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

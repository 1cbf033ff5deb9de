import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { InquiryForm } from '../parts/inquiry-form.tsx'
import { ContactBand } from './contact-band.tsx'
import * as css from './inquiry-form-6.css.ts'
import type { Options } from './inquiry-form-6.template.ts'

/** The studio's contact in a ruled band, then the form. */
export function ContactBandForm({ formAlignment, ...options }: Options) {
  const contact = useShownContact(options)
  const align = formAlignment === 'center' ? 'center' : 'left'
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment}>
          <TextBlock options={options} titleId={titleId} align={align} className={css.words} />
          {contact && <ContactBand contact={contact} level={levelUnder(options)} className={css.band} />}
          <div className={css.form}>
            <InquiryForm options={options} />
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

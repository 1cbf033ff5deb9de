import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock, useIsWritten } from '../../kit/text-block.tsx'
import { ContactBlock } from '../parts/contact-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import { InquiryForm } from '../parts/inquiry-form.tsx'
import * as css from './inquiry-form-12.css.ts'
import type { Options } from './inquiry-form-12.template.ts'

/** Contact, form and a tall picture as three strips. */
export function ThreeStrips({ images, ...options }: Options) {
  const contact = useShownContact(options)
  const isWritten = useIsWritten(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <div className={css.spread}>
          <Container className={css.page} data-bare={!isWritten || undefined}>
            <div className={css.notes}>
              <div className={css.stays}>
                <TextBlock options={options} titleId={titleId} size="h3" />
                {contact && (
                  <ContactBlock contact={contact} level={levelUnder(options)} className={css.inNotes} />
                )}
              </div>
            </div>
            <div className={css.form}>
              <InquiryForm options={options} />
            </div>
            {contact && (
              <ContactBlock contact={contact} level={levelUnder(options)} className={css.underForm} />
            )}
            <div className={css.strip}>
              <FormPicture images={images} sizes="max(26vw, 50vw - 330px)·t3·m4" className={css.picture} />
            </div>
          </Container>
        </div>
      )}
    </SectionFrame>
  )
}

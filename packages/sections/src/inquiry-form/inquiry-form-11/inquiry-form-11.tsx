import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { ContactBlock } from '../parts/contact-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import * as css from './inquiry-form-11.css.ts'
import type { Options } from './inquiry-form-11.template.ts'

/** The contact as a caption on the picture, the form beside it. */
export function CaptionCard({ formAlignment, images, ...options }: Options) {
  const contact = useShownContact(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment === 'left' ? 'left' : 'right'}>
          <div className={css.side}>
            <div className={css.print}>
              <FormPicture images={images} sizes="c6·t8·bleed" className={css.photograph} />
              {contact && (
                <div className={css.card} data-surface="primary">
                  <ContactBlock contact={contact} level={levelUnder(options)} />
                </div>
              )}
            </div>
          </div>
          <FormColumn options={options} titleId={titleId} className={css.column} />
        </Container>
      )}
    </SectionFrame>
  )
}

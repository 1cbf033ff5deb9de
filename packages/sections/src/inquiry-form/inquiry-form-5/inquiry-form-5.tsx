import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import * as css from './inquiry-form-5.css.ts'
import type { Options } from './inquiry-form-5.template.ts'

/** A sheet laid over a wide view. */
export function PanoramaAndCard({ formAlignment, images, ...options }: Options) {
  const contact = useShownContact(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <div className={css.spread}>
          <FormPicture images={images} sizes="bleed" className={css.view} />
          <Container className={css.page} data-form={formAlignment}>
            <div className={css.card} data-surface="secondary">
              <FormColumn options={options} titleId={titleId} align="center" contact={contact} />
            </div>
          </Container>
        </div>
      )}
    </SectionFrame>
  )
}

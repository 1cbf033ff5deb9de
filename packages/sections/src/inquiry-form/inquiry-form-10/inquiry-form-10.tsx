import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import { veiled } from '../parts/veiled.ts'
import * as css from './inquiry-form-10.css.ts'
import type { Options } from './inquiry-form-10.template.ts'

/** An opaque sheet that stands on the foot of a picture. */
export function PanelOnAPicture({ formAlignment, images, overlay, ...options }: Options) {
  const contact = useShownContact(options)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <div className={css.stage}>
          <FormPicture images={veiled(images, overlay)} sizes="bleed" className={css.behind} />
          <Container className={css.page} data-form={formAlignment}>
            <div className={css.panel} data-surface="secondary">
              <FormColumn options={options} titleId={titleId} contact={contact} />
            </div>
          </Container>
        </div>
      )}
    </SectionFrame>
  )
}

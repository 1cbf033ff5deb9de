import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import * as css from './inquiry-form-4.css.ts'
import type { Options } from './inquiry-form-4.template.ts'

/** A picture that runs off the page beside the form. */
export function BleedRight({ formAlignment, images, ...options }: Options) {
  const contact = useShownContact(options)
  const form = formAlignment === 'right' ? 'right' : 'left'
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <div className={css.spread} data-form={form}>
          <div className={css.bleed}>
            <FormPicture images={images} sizes="42vw·bleed·bleed" className={css.picture} />
          </div>
          <Container className={css.page} data-form={form}>
            <FormColumn options={options} titleId={titleId} contact={contact} className={css.column} />
          </Container>
        </div>
      )}
    </SectionFrame>
  )
}

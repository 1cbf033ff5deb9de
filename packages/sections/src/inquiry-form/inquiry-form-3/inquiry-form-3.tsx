import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import * as css from './inquiry-form-3.css.ts'
import type { Options } from './inquiry-form-3.template.ts'

/** A portrait that stays beside the form. */
export function PortraitLeft({ formAlignment, images, ...options }: Options) {
  const contact = useShownContact(options)
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment === 'left' ? 'left' : 'right'}>
          <FormPicture images={images} sizes="c5·t3·m4" className={css.portrait} />
          <FormColumn options={options} titleId={titleId} contact={contact} className={css.column} />
        </Container>
      )}
    </SectionFrame>
  )
}

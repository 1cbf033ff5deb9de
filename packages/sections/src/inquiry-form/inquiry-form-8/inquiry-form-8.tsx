import { Container } from '@bellows/ui'
import { levelUnder } from '../../kit/level-below.ts'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { ContactBlock } from '../parts/contact-block.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { FormPicture } from '../parts/form-picture.tsx'
import * as css from './inquiry-form-8.css.ts'
import type { Options } from './inquiry-form-8.template.ts'

/** Two prints and the contact beside the form. */
export function TwoPrints({ formAlignment, images, ...options }: Options) {
  const contact = useShownContact(options)
  const isLone = images.length === 1
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-form={formAlignment === 'left' ? 'left' : 'right'}>
          <div className={css.prints}>
            <FormPicture images={images} sizes={isLone ? 'c4·t8·m4' : 'c4·t4·m4'} className={css.first} />
            {!isLone && <FormPicture images={images} index={1} sizes="c3·t4·m4" className={css.second} />}
          </div>
          <FormColumn options={options} titleId={titleId} className={css.column} />
          {contact && <ContactBlock contact={contact} level={levelUnder(options)} className={css.contact} />}
        </Container>
      )}
    </SectionFrame>
  )
}

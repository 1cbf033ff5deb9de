import { Container, Image, PictureStage, Scrim } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { veiled } from '../parts/veiled.ts'
import * as css from './inquiry-form-9.css.ts'
import type { Options } from './inquiry-form-9.template.ts'

/** Fields written straight on the photograph. */
export function OnAPicture({ formAlignment, images, overlay, ...options }: Options) {
  const { isPriority } = usePlacement()
  const contact = useShownContact(options)
  const [picture] = veiled(images, overlay)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <PictureStage>
          <Image
            source={picture}
            sizes="bleed"
            ratio="fill"
            alt=""
            priority={isPriority}
            aria-hidden="true"
          />
          <Scrim side="even" overlay={picture?.overlay ?? 0}>
            <Container className={css.page} data-form={formAlignment}>
              <FormColumn
                options={options}
                titleId={titleId}
                align={formAlignment === 'center' ? 'center' : 'left'}
                isOnPicture
                contact={contact}
                className={css.column}
              />
            </Container>
          </Scrim>
        </PictureStage>
      )}
    </SectionFrame>
  )
}

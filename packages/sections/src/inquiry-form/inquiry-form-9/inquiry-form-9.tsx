import { Container, Image, PictureLayer, PictureStage, Scrim } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useShownContact } from '../parts/contact-facts.tsx'
import { FormColumn } from '../parts/form-column.tsx'
import { veiled } from '../parts/veiled.ts'
import { formDarkness } from './form-darkness.ts'
import * as css from './inquiry-form-9.css.ts'
import type { Options } from './inquiry-form-9.template.ts'

/** Edge of the page that the darkness runs on to. */
const edges = { left: 'start', center: undefined, right: 'end' } as const

/** Fields written straight on the photograph. */
export function OnAPicture({ formAlignment, images, overlay, ...options }: Options) {
  const { isPriority } = usePlacement()
  const contact = useShownContact(options)
  const [picture] = veiled(images, overlay)
  const edge = edges[formAlignment]
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
          <PictureLayer>
            <Container className={css.page} data-form={formAlignment}>
              <Scrim
                strength={formDarkness(picture, formAlignment)}
                {...(edge && { edge })}
                className={css.column}
              >
                <FormColumn
                  options={options}
                  titleId={titleId}
                  align={formAlignment === 'center' ? 'center' : 'left'}
                  contact={contact}
                />
              </Scrim>
            </Container>
          </PictureLayer>
        </PictureStage>
      )}
    </SectionFrame>
  )
}

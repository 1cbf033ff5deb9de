import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { Letter } from '../parts/letter.tsx'
import * as css from './image-text-5.css.ts'
import type { Options } from './image-text-5.template.ts'

/** Title, tall print, text: three columns. */
export function CentreColumn(options: Options) {
  const { images, swapText, title, subtitle } = options
  const { isPriority } = usePlacement()
  const hasHead = title.trim() !== '' || subtitle.trim() !== ''
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid} data-side={swapText ? 'right' : 'left'}>
          {hasHead && (
            <div className={css.head}>
              <SectionSubtitle options={options} />
              <SectionTitle options={options} id={titleId} />
            </div>
          )}
          <div className={hasHead ? css.picture : css.pictureAlone}>
            <Image
              source={images[0]}
              index={2}
              ratio="A-23"
              sizes={hasHead ? 'c4·t4·m4' : 'c5·t4·m4'}
              priority={isPriority}
            />
          </div>
          <Letter options={options} className={css.letter} />
        </Container>
      )}
    </SectionFrame>
  )
}

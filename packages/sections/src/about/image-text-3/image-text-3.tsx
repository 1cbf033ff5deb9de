import { Container, Image, PictureFrame } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { AboutWords } from '../parts/about-words.tsx'
import * as css from './image-text-3.css.ts'
import type { Options } from './image-text-3.template.ts'

/** Two prints, one tucked under the other. */
export function StaggeredPair(options: Options) {
  const { images, imageSide } = options
  const { isPriority } = usePlacement()
  const isPair = images.length !== 1
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={isPair ? css.pair : css.grid} data-side={imageSide}>
          <AboutWords options={options} titleId={titleId} className={css.words} />
          <div className={isPair ? css.first : css.alone}>
            <Image
              source={images[0]}
              index={2}
              ratio="A-45"
              sizes={isPair ? 'c4·t5·m4' : 'c6·t8·m4'}
              priority={isPriority}
            />
          </div>
          {isPair && (
            <PictureFrame edge="paper" className={css.second}>
              <Image source={images[1]} index={4} ratio="A-11" sizes="c3·t4·m2" />
            </PictureFrame>
          )}
        </Container>
      )}
    </SectionFrame>
  )
}

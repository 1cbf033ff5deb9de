import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { AboutWords } from '../parts/about-words.tsx'
import * as css from './image-text-2.css.ts'
import type { Options } from './image-text-2.template.ts'

/** A card laid over a landscape. */
export function OverlapCard(options: Options) {
  const { images, imageSide, cardSurface } = options
  const { isPriority } = usePlacement()
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid} data-side={imageSide}>
          <div className={css.picture}>
            <Image source={images[0]} ratio="fill" sizes="c8·t7·bleed" priority={isPriority} />
          </div>
          <div className={css.card} data-surface={cardSurface === 'secondary' ? 'secondary' : undefined}>
            <AboutWords options={options} titleId={titleId} />
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

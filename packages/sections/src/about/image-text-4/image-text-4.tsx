import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { AboutWords } from '../parts/about-words.tsx'
import * as css from './image-text-4.css.ts'
import type { Options } from './image-text-4.template.ts'

/** The picture owns the page's edge. */
export function HalfBleed(options: Options) {
  const { images, imageSide } = options
  const { isPriority } = usePlacement()
  return (
    <SectionFrame options={options} isPadded={false} hasBackdrop>
      {(titleId) => (
        <div className={css.half} data-side={imageSide}>
          <div className={css.picture}>
            <Image
              source={images[0]}
              index={2}
              ratio="fill"
              sizes="(min-width:992px) 50vw, (min-width:768px) 45vw, 100vw"
              priority={isPriority}
            />
          </div>
          <Container className={css.grid} data-side={imageSide}>
            <AboutWords options={options} titleId={titleId} className={css.words} />
          </Container>
        </div>
      )}
    </SectionFrame>
  )
}

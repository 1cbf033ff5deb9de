import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { AboutWords } from '../parts/about-words.tsx'
import * as css from './image-text-1.css.ts'
import type { Options } from './image-text-1.template.ts'

/** Upright portrait, text level with its middle. */
export function PortraitPlate(options: Options) {
  const { isPriority } = usePlacement()
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid} data-side={options.imageSide}>
          <div className={css.picture}>
            <Image source={options.images[0]} index={2} ratio="A-45" sizes="c5·t4·m4" priority={isPriority} />
          </div>
          <AboutWords options={options} titleId={titleId} className={css.words} />
        </Container>
      )}
    </SectionFrame>
  )
}

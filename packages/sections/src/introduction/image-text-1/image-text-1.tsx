import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import * as css from './image-text-1.css.ts'
import type { Options } from './image-text-1.template.ts'

/** Small text standing on the picture's foot. */
export function PlumbLine(options: Options) {
  const { isPriority } = usePlacement()
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.page} data-side={options.imageSide}>
          <div className={css.picture}>
            <Image source={options.images[0]} ratio="A-32" sizes="c8·t6·m4" priority={isPriority} />
          </div>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
        </Container>
      )}
    </SectionFrame>
  )
}

import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextHalves } from '../parts/text-halves.tsx'
import * as css from './image-text-2.css.ts'
import type { Options } from './image-text-2.template.ts'

/** One wide view, words split below. */
export function Panorama(options: Options) {
  const { images, bleed } = options
  const { isPriority } = usePlacement()
  const picture = (
    <div className={css.picture}>
      <Image source={images[0]} ratio="fill" sizes={bleed ? 'bleed' : 'w12·t8·bleed'} priority={isPriority} />
    </div>
  )
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          {bleed ? (
            picture
          ) : (
            <Container width="wide" className={css.toEdgeOnPhones}>
              {picture}
            </Container>
          )}
          <Container className={css.words}>
            <TextHalves options={options} titleId={titleId} />
          </Container>
        </>
      )}
    </SectionFrame>
  )
}

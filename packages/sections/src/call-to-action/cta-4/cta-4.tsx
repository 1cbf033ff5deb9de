import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-4.css.ts'
import type { Options } from './cta-4.template.ts'

/** Words held by two prints. */
export function BetweenPictures({ images, swap, ...options }: Options) {
  const { isPriority } = usePlacement()
  const [first, second] = swap && images.length > 1 ? images.toReversed() : images
  const isAlone = images.length === 1
  return (
    <CtaFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <div className={css.first}>
            <Image source={first} index={2} ratio="A-23" sizes="c3·t2·m2" priority={isPriority} />
          </div>
          <TextBlock
            options={options}
            titleId={titleId}
            align="center"
            className={isAlone ? css.wordsBeside : css.words}
          />
          {!isAlone && (
            <div className={css.second}>
              <Image source={second} index={3} ratio="A-45" sizes="c3·t2·m2" />
            </div>
          )}
        </Container>
      )}
    </CtaFrame>
  )
}

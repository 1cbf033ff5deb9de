import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { TextBody } from '../parts/text-body.tsx'
import * as css from './image-text-4.css.ts'
import type { Options } from './image-text-4.template.ts'

/** Landscape and portrait on a common foot. */
export function Diptych(options: Options) {
  const { images, swap } = options
  const isAlone = images.length === 1
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid} data-swapped={swap || undefined}>
          <Landscape options={options} isAlone={isAlone} />
          <div className={css.head}>
            <SectionSubtitle options={options} />
            <SectionTitle options={options} id={titleId} />
          </div>
          {!isAlone && (
            <div className={css.portrait}>
              <Image source={images[1]} index={2} ratio="A-45" sizes="c5·t3·m4" />
            </div>
          )}
          <TextBody options={options} className={css.body} />
        </Container>
      )}
    </SectionFrame>
  )
}

function Landscape({ options, isAlone }: { options: Options; isAlone: boolean }) {
  const { isPriority } = usePlacement()
  return (
    <div className={isAlone ? css.alone : css.landscape}>
      <Image
        source={options.images[0]}
        ratio="A-32"
        sizes={isAlone ? 'c12·t8·m4' : 'c7·t5·m4'}
        priority={isPriority}
      />
    </div>
  )
}

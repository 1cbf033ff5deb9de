import { Container, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import * as css from './image-text-3.css.ts'
import type { Options } from './image-text-3.template.ts'

const ratios = { '16:9': 'A-169', '3:2': 'A-32', '1:1': 'A-11' } as const

/** Title, picture, text on one axis. */
export function Sandwich(options: Options) {
  const { images, ratio, titleSetting } = options
  const { isPriority } = usePlacement()
  const align = titleSetting.align ?? 'center'
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <div className={css.head} data-align={align}>
            <SectionSubtitle options={options} />
            <SectionTitle options={options} id={titleId} />
          </div>
          <div className={css.picture}>
            <Image source={images[0]} ratio={ratios[ratio]} sizes="c8·t8·m4" priority={isPriority} />
          </div>
          <div className={css.body} data-align={align}>
            <SectionDescription options={options} />
            <SectionAction options={options} variant="text" />
          </div>
        </Container>
      )}
    </SectionFrame>
  )
}

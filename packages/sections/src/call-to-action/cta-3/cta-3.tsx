import { inlineVars } from '@bellows/tokens'
import { Container, Image, PictureLayer, PictureStage, Scrim } from '@bellows/ui'
import { darknessOn } from '../../kit/picture-darkness.ts'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-3.css.ts'
import type { Options } from './cta-3.template.ts'

/** An invitation at the foot of a full picture. */
export function OnPicture({ images, minHeight, ...options }: Options) {
  const { isPriority } = usePlacement()
  return (
    <CtaFrame options={options} isPadded={false}>
      {(titleId) => (
        <PictureStage className={css.stage} style={inlineVars({ [css.least]: `${minHeight}px` })}>
          <Image source={images[0]} ratio="fill" sizes="bleed" priority={isPriority} />
          <PictureLayer className={css.foot}>
            <Container width="wide">
              <Scrim strength={darknessOn(images[0])} edge="start end foot" className={css.row}>
                <div className={css.words}>
                  <SectionSubtitle options={options} />
                  <SectionTitle options={options} id={titleId} size="h1" />
                  <SectionDescription options={options} />
                </div>
                <div className={css.action}>
                  <SectionAction options={options} size="l" />
                </div>
              </Scrim>
            </Container>
          </PictureLayer>
        </PictureStage>
      )}
    </CtaFrame>
  )
}

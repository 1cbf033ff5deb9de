import { inlineVars } from '@bellows/tokens'
import {
  classNames,
  Container,
  endsAtWords,
  Image,
  PictureLayer,
  PictureStage,
  Scrim,
  scrimPart,
} from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import { standsLow } from '../../kit/subject-place.ts'
import { SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-3.css.ts'
import type { Options } from './cta-3.template.ts'
import { darknessBehind } from './darkness-behind.ts'

/** An invitation at the foot of a full picture; up to tablets at its head, where the subject stands at the foot. */
export function OnPicture({ images, minHeight, ...options }: Options) {
  const { isPriority } = usePlacement()
  const darkness = darknessBehind({ images, minHeight, ...options })
  return (
    <CtaFrame options={options} isPadded={false}>
      {(titleId) => (
        <PictureStage className={css.stage} style={inlineVars({ [css.least]: `${minHeight}px` })}>
          <Image source={images[0]} ratio="fill" sizes="bleed" priority={isPriority} />
          <PictureLayer className={css.foot} data-narrow-at={standsLow(images[0]) ? 'head' : undefined}>
            <Container width="wide">
              <Scrim {...darkness.row} className={css.row}>
                <Scrim {...darkness.words} className={classNames(endsAtWords, css.words)}>
                  <SectionSubtitle options={options} isOnPicture />
                  <SectionTitle options={options} id={titleId} size="h1" isOnPicture className={css.title} />
                  <SectionDescription
                    options={options}
                    className={classNames(scrimPart.description, css.description)}
                  />
                </Scrim>
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

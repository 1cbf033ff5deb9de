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
import { darknessOn } from '../../kit/picture-darkness.ts'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import { standsLow } from '../../kit/subject-place.ts'
import { SectionDescription, SectionSubtitle, SectionTitle, type Darkness } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-3.css.ts'
import type { Options } from './cta-3.template.ts'

const clear: Darkness = { strength: { m: 0, t: 0, d: 0 } }

/** Darkness behind the words; behind the button, too, where that has no ground of its own. */
function darknessBehind({
  images,
  buttonVariant,
  showButton,
}: Pick<Options, 'images' | 'buttonVariant' | 'showButton'>) {
  const dark = darknessOn(images[0])
  const strength = { m: dark, t: dark, d: dark }
  const isBare = showButton && buttonVariant !== undefined && buttonVariant !== 'solid'
  const isLow = standsLow(images[0])
  if (isBare)
    return {
      row: { strength, edge: isLow ? 'start end wide-foot narrow-head' : 'start end foot' },
      words: clear,
    } as const
  return {
    row: clear,
    words: { strength, edge: isLow ? 'start wide-foot narrow-head' : 'start foot' },
  } as const
}

/** An invitation at the foot of a full picture; up to tablets at its head, where the subject stands at the foot. */
export function OnPicture({ images, minHeight, ...options }: Options) {
  const { isPriority } = usePlacement()
  const darkness = darknessBehind({ images, ...options })
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

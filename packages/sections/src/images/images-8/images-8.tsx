import { classNames, Container, Image, PictureLayer, PictureStage, type ScrimEdge } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { darknessOn } from '../../kit/picture-darkness.ts'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { standsLow } from '../../kit/subject-place.ts'
import { hasWords, TextBlock, type Darkness } from '../../kit/text-block.tsx'
import * as below from '../../kit/words-below.css.ts'
import { useWordsBelow } from '../../kit/words-below.ts'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import { opensPictures } from '../parts/is-live.ts'
import { OpenButton } from '../parts/open-button.tsx'
import * as css from './images-8.css.ts'
import type { Options } from './images-8.template.ts'

/** One picture, edge to edge, with its words on it. */
export function FullPlate(options: Options) {
  const { isPreview } = useHost()
  const { isPriority } = usePlacement()
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  // On phones there is no room beside the subject.
  const stage = useWordsBelow(options, isWritten ? 'm' : null)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <GalleryLightbox {...options}>
          <PictureStage {...stage}>
            <Image
              source={options.images[0]}
              sizes="bleed"
              ratio="fill"
              priority={isPriority}
              className={isWritten ? below.picture : undefined}
            />
            {isWritten && <Words options={options} titleId={titleId} />}
            <OpenButton index={0} className={isWritten ? css.openerAboveWords : css.opener} />
          </PictureStage>
        </GalleryLightbox>
      )}
    </SectionFrame>
  )
}

function Words({ options, titleId }: { options: Options; titleId: string }) {
  const { textAlign, images } = options
  return (
    <PictureLayer
      data-half={standsLow(images[0]) ? 'upper' : undefined}
      className={classNames(below.foot, css.words, opensPictures(options) && css.aboveOpener)}
    >
      <Container width="wide" className={css.line} data-align={options.titleSetting.align ?? textAlign}>
        <TextBlock
          options={options}
          titleId={titleId}
          size="h1"
          titleLook={{ sizeBelow: 'd' }}
          align={textAlign}
          darkness={darknessBehind(options)}
        />
      </Container>
    </PictureLayer>
  )
}

const sides = { left: 'start ', center: '', right: 'end ' } as const

/**
 * As dark as the lightest of the picture needs, since any of it may come under the words. It runs on to the side that
 * they stand at, and on narrow pictures to the end. On phones the words stand below.
 */
function darknessBehind({
  images: [picture],
  subtitle,
  description,
  textAlign,
  titleSetting,
}: Options): Darkness {
  const isTitleAlone = !subtitle.trim() && !description.trim()
  const strength = darknessOn(picture, isTitleAlone ? 'title' : 'words')
  const end = standsLow(picture) ? 'narrow-head' : 'narrow-foot'
  const edge: ScrimEdge = `${sides[titleSetting.align ?? textAlign]}${end}`
  return { strength: { m: 0, t: strength, d: strength }, edge, reach: 'far' }
}

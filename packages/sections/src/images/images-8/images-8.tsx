import { lightestWithin, type Image as Picture } from '@bellows/domain'
import { classNames, Container, Image, PictureLayer, PictureStage, scrimStrength } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useStageHeight } from '../../kit/stage-height.ts'
import { hasWords, TextBlock, type Darkness } from '../../kit/text-block.tsx'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import { opensPictures } from '../parts/is-live.ts'
import { OpenButton } from '../parts/open-button.tsx'
import * as css from './images-8.css.ts'
import type { Options } from './images-8.template.ts'

/** One picture, edge to edge, with its words on it. */
export function FullPlate(options: Options) {
  const { isPreview } = useHost()
  const { isPriority } = usePlacement()
  const height = useStageHeight(options)
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <GalleryLightbox {...options}>
          <PictureStage {...height}>
            <Image source={options.images[0]} sizes="bleed" ratio="fill" priority={isPriority} />
            {isWritten && <Words options={options} titleId={titleId} />}
            <OpenButton index={0} className={css.opener} />
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
      className={classNames(css.words, opensPictures(options) && css.aboveOpener)}
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

/** Whether the subject of a picture stands in its lower half. */
const standsLow = (picture: Picture | undefined): boolean =>
  picture?.subject ? picture.subject.top + picture.subject.bottom > 100 : false

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }

/** As dark as the lightest of the picture needs, since any of it may come under the words. */
function darknessBehind({ images: [picture], subtitle, description }: Options): Darkness {
  const isTitleAlone = !subtitle.trim() && !description.trim()
  const lightest = picture ? lightestWithin(picture.brightness, WHOLE) : 1
  const strength = scrimStrength(picture?.overlay ?? 0, isTitleAlone ? 'title' : 'words', lightest)
  return { strength: { m: strength, t: strength, d: strength } }
}

import { classNames, Container, Image, PictureLayer, PictureStage } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { standsLow } from '../../kit/subject-place.ts'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import * as below from '../../kit/words-below.css.ts'
import { useWordsBelow } from '../../kit/words-below.ts'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import { opensPictures } from '../parts/is-live.ts'
import { OpenButton } from '../parts/open-button.tsx'
import { darknessBehind } from './darkness-behind.ts'
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

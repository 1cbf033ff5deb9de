import { ASSUMED_RATIO, inlineVars } from '@bellows/tokens'
import { Container, PictureFrame } from '@bellows/ui'
import { useRef } from 'react'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { hasWords, SectionDescription, TextBlock } from '../../kit/text-block.tsx'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import { GalleryPicture } from '../../kit/gallery/gallery-picture.tsx'
import { useRatios } from '../parts/use-ratios.ts'
import * as css from './images-9.css.ts'
import type { Options } from './images-9.template.ts'

/** One picture on a mat, captioned outside of it. */
export function MountedPrint(options: Options) {
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container width="wide">
          <GalleryLightbox {...options}>
            <Print {...options} />
          </GalleryLightbox>
          <Caption options={options} titleId={titleId} />
        </Container>
      )}
    </SectionFrame>
  )
}

function Print({ images, matWidth, heightMode, height }: Options) {
  const { isPriority } = usePlacement()
  const root = useRef<HTMLDivElement>(null)
  const [ratio = ASSUMED_RATIO] = useRatios(root, images.slice(0, 1))
  const vars = { [css.ratio]: `${ratio}`, [css.height]: `${height}px` }
  return (
    <PictureFrame mat={matWidth}>
      <div ref={root} className={css.print} data-height={heightMode} style={inlineVars(vars)}>
        <GalleryPicture index={0} source={images[0] ?? null} sizes="w12·t8·m4" priority={isPriority} />
      </div>
    </PictureFrame>
  )
}

function Caption({ options, titleId }: { options: Options; titleId: string }) {
  const { isPreview } = useHost()
  if (!hasWords(options) && !hasAction(options, isPreview)) return null
  return (
    <div className={css.caption}>
      <TextBlock
        options={{ ...options, description: '' }}
        titleId={titleId}
        size="h4"
        action={null}
        className={css.title}
      />
      <div className={css.text}>
        <SectionDescription options={options} variant="small" />
        <SectionAction options={options} variant="text" />
      </div>
    </div>
  )
}

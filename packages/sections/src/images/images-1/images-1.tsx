import { Container, LightboxProvider, Masonry } from '@bellows/ui'
import { useRef } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { uniqueKeys } from '../../kit/unique-keys.ts'
import { GalleryHeader } from '../parts/gallery-header.tsx'
import { GalleryPicture } from '../parts/gallery-picture.tsx'
import { placeholderRatios } from '../parts/placeholder-ratios.ts'
import { GalleryRest } from '../parts/gallery-rest.tsx'
import { gallerySizes } from '../parts/gallery-sizes.ts'
import { useBatches } from '../parts/use-batches.ts'
import { useRatios } from '../parts/use-ratios.ts'
import * as css from './images-1.css.ts'
import type { Options } from './images-1.template.ts'

/** Natural ratios in even columns. */
export function MasonryGallery(options: Options) {
  const { images, lightbox } = options
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          <GalleryHeader options={options} titleId={titleId} width="wide" />
          <Container width="wide">
            {images.length === 0 ? (
              <Placeholders {...options} />
            ) : lightbox ? (
              <LightboxProvider pictures={images}>
                <Pictures {...options} />
              </LightboxProvider>
            ) : (
              <Pictures {...options} />
            )}
          </Container>
        </>
      )}
    </SectionFrame>
  )
}

function Placeholders({ columns, gap }: Options) {
  const items = placeholderRatios.map((ratio, index) => ({
    id: String(index),
    ratio,
    content: <GalleryPicture index={index} source={null} sizes="" />,
  }))
  return <Masonry items={items} columns={columns} gap={gap} />
}

/** One picture alone stands in the middle, as wide as half the row. */
const ALONE = { columns: 1, sizes: 'w6·t6·m4' }

function Pictures({ images, columns, gap, initialCount }: Options) {
  const { isPriority } = usePlacement()
  const root = useRef<HTMLDivElement>(null)
  const ratios = useRatios(root, images)
  const { shown, showMore } = useBatches(root, images.length, initialCount)
  const isAlone = images.length === 1
  const sizes = isAlone ? ALONE.sizes : gallerySizes(columns)
  const keys = uniqueKeys(images)
  const items = images.slice(0, shown).map((image, index) => ({
    id: keys[index] ?? image.url,
    ...(ratios[index] && { ratio: ratios[index] }),
    content: (
      <GalleryPicture
        index={index}
        source={image}
        sizes={sizes}
        priority={isPriority && index === 0}
        {...(isPriority && index < columns && { loading: 'eager' })}
      />
    ),
  }))
  return (
    <div ref={root} className={css.grid}>
      <div className={isAlone ? css.alone : css.whole}>
        <Masonry items={items} columns={isAlone ? ALONE.columns : columns} gap={gap} />
      </div>
      <div className={css.whole}>
        <GalleryRest images={images} shown={shown} onMore={showMore} />
      </div>
    </div>
  )
}

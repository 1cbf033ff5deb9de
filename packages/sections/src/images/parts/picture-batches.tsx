import type { Image } from '@bellows/domain'
import { useRef, type ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { uniqueKeys } from '../../kit/unique-keys.ts'
import { GalleryLightbox } from '../../kit/gallery/gallery-lightbox.tsx'
import type { GalleryPictureProps } from '../../kit/gallery/gallery-picture.tsx'
import { GalleryRest } from './gallery-rest.tsx'
import { placeholderRatios } from './placeholder-ratios.ts'
import { useBatches } from '../../kit/use-batches.ts'
import { useRatios } from './use-ratios.ts'

/** A picture in its place, or an empty frame in a gallery without pictures. */
export type HungPicture = Readonly<{
  id: string
  /** Width / height, where it is known. */
  ratio?: number
  picture: Omit<GalleryPictureProps, 'sizes'>
}>

type PictureBatchesProps = Readonly<{
  options: Readonly<{ images: readonly Image[]; initialCount: number; lightbox: boolean }>
  /** Pictures of the first row, which a page that begins with the gallery fetches at once. */
  firstRow: number
  children: (pictures: readonly HungPicture[]) => ReactNode
}>

const placeholders: readonly HungPicture[] = placeholderRatios.map((ratio, index) => ({
  id: String(index),
  ratio,
  picture: { index, source: null },
}))

/** The pictures that are shown so far with their lightbox, and the way to the others. */
export function PictureBatches({ options, firstRow, children }: PictureBatchesProps) {
  const { images, initialCount } = options
  const { isPriority } = usePlacement()
  const root = useRef<HTMLDivElement>(null)
  const ratios = useRatios(root, images)
  const { shown, showMore } = useBatches(root, images.length, initialCount)
  const keys = uniqueKeys(images)
  const hung = images.slice(0, shown).map((source, index) => ({
    id: keys[index] ?? source.url,
    ...(ratios[index] && { ratio: ratios[index] }),
    picture: {
      index,
      source,
      priority: isPriority && index === 0,
      ...(isPriority && index < firstRow && { loading: 'eager' as const }),
    },
  }))
  return (
    <div ref={root}>
      <GalleryLightbox {...options}>{children(images.length > 0 ? hung : placeholders)}</GalleryLightbox>
      <GalleryRest images={images} shown={shown} onMore={showMore} />
    </div>
  )
}

import { Image, LightboxTrigger, useLightbox, type ImageProps } from '@bellows/ui'
import * as css from './gallery-picture.css.ts'

export type GalleryPictureProps = Pick<
  ImageProps,
  'source' | 'sizes' | 'priority' | 'loading' | 'fetchPriority'
> &
  Readonly<{ index: number }>

/** A picture that fills the place its gallery gives it and opens the lightbox, where there is one around it. */
export function GalleryPicture({ index, ...picture }: GalleryPictureProps) {
  const lightbox = useLightbox()
  const image = <Image {...picture} index={index} ratio="fill" data-picture={index} />
  if (!picture.source || !lightbox) return <span className={css.place}>{image}</span>
  return (
    <LightboxTrigger index={index} className={css.place}>
      {image}
    </LightboxTrigger>
  )
}

import { Image, isPictureAddress, LightboxTrigger, useLightbox, type ImageProps } from '@bellows/ui'
import * as css from './gallery-picture.css.ts'
import { PostLink } from './post-link.tsx'

export type GalleryPictureProps = Pick<
  ImageProps,
  'source' | 'sizes' | 'priority' | 'loading' | 'fetchPriority'
> &
  Readonly<{
    index: number
    /** Where it was posted: it leads there, and does not open. */
    post?: string | undefined
  }>

/** A picture that fills the place its gallery gives it and opens the lightbox, where there is one around it. */
export function GalleryPicture({ index, post, ...picture }: GalleryPictureProps) {
  const lightbox = useLightbox()
  const image = <Image {...picture} index={index} ratio="fill" data-picture={index} />
  if (post)
    return (
      <PostLink href={post} alt={picture.source?.alt} className={css.post}>
        {image}
      </PostLink>
    )
  const isPicture = picture.source && isPictureAddress(picture.source.url)
  if (!isPicture || !lightbox) return <span className={css.place}>{image}</span>
  return (
    <LightboxTrigger index={index} className={css.place}>
      {image}
    </LightboxTrigger>
  )
}

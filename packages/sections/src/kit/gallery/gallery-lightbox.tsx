import type { Image } from '@bellows/domain'
import { isPictureAddress, LightboxProvider } from '@bellows/ui'
import type { ReactNode } from 'react'

type GalleryLightboxProps = Readonly<{ images: readonly Image[]; lightbox: boolean; children: ReactNode }>

/** Gives the pictures inside the viewer that they open in, where the owner wants one and there is a picture. */
export function GalleryLightbox({ images, lightbox, children }: GalleryLightboxProps) {
  if (!lightbox || !images.some(({ url }) => isPictureAddress(url))) return children
  return <LightboxProvider pictures={images}>{children}</LightboxProvider>
}

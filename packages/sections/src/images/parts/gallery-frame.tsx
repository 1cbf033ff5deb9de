import type { Image } from '@bellows/domain'
import { Container, type ContainerProps } from '@bellows/ui'
import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import type { ButtonOptions, FrameOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { GalleryHeader } from './gallery-header.tsx'
import { GalleryLightbox } from './gallery-lightbox.tsx'

export type GalleryOptions = FrameOptions &
  HeadingOptions &
  ButtonOptions &
  Readonly<{ images: readonly Image[]; lightbox: boolean }>

type GalleryFrameProps = Readonly<{
  options: GalleryOptions
  width?: NonNullable<ContainerProps['width']>
  children: ReactNode
}>

/** The section of a gallery: its words, and below them the pictures with their lightbox. */
export function GalleryFrame({ options, width = 'content', children }: GalleryFrameProps) {
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          <GalleryHeader options={options} titleId={titleId} width={width} />
          <Container width={width}>
            <GalleryLightbox {...options}>{children}</GalleryLightbox>
          </Container>
        </>
      )}
    </SectionFrame>
  )
}

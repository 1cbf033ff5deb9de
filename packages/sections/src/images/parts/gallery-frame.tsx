import { Container, type ContainerProps } from '@bellows/ui'
import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import type { ButtonOptions, FrameOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { GalleryHeader } from './gallery-header.tsx'

type GalleryFrameProps = Readonly<{
  options: FrameOptions & HeadingOptions & ButtonOptions
  width?: NonNullable<ContainerProps['width']>
  children: ReactNode
}>

/** The section of a gallery: its words, and below them the pictures. */
export function GalleryFrame({ options, width = 'content', children }: GalleryFrameProps) {
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          <GalleryHeader options={options} titleId={titleId} width={width === 'bleed' ? 'content' : width} />
          <Container width={width}>{children}</Container>
        </>
      )}
    </SectionFrame>
  )
}

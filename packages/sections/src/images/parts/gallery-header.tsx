import { Container, type ContainerProps } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import * as css from './gallery-header.css.ts'

type GalleryHeaderProps = Readonly<{
  options: HeadingOptions & ButtonOptions
  titleId: string
  /** The gallery's container, so that words and pictures share their left edge. */
  width?: NonNullable<ContainerProps['width']>
}>

/** The words above a gallery, or nothing. */
export function GalleryHeader({ options, titleId, width = 'content' }: GalleryHeaderProps) {
  const { isPreview } = useHost()
  if (!hasWords(options) && !hasAction(options, isPreview)) return null
  return (
    <Container width={width} className={css.header}>
      <TextBlock options={options} titleId={titleId} size="h3" className={css.words} />
    </Container>
  )
}

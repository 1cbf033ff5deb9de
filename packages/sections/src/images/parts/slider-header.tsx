import { classNames, Container } from '@bellows/ui'
import type { ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import * as css from './slider-header.css.ts'

type SliderHeaderProps = Readonly<{
  options: HeadingOptions & ButtonOptions
  titleId: string
  /** What stands at the right: counter, controls. */
  children: ReactNode
}>

/** The words of a slider with what moves it beside them; nothing where there is neither. */
export function SliderHeader({ options, titleId, children }: SliderHeaderProps) {
  const { isPreview } = useHost()
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  if (!isWritten && !children) return null
  return (
    <Container className={css.header}>
      {isWritten && <TextBlock options={options} titleId={titleId} size="h3" className={css.words} />}
      {children && (
        <div className={classNames(scripted, isWritten ? css.controls : css.controlsAlone)}>{children}</div>
      )}
    </Container>
  )
}

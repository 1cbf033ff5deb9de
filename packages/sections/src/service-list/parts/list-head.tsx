import type { ReactNode } from 'react'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import * as css from './list-head.css.ts'

type ListHeadProps = Readonly<{
  options: HeadingOptions & Partial<ButtonOptions>
  titleId: string
  /** Stands at the end of the row, on the words' last line. */
  aside?: ReactNode
  /** Buttons of a rail in its place: as high as the words' own button, they end where it ends. */
  controls?: ReactNode
}>

/** The words of a list in a row with its button or its controls. */
export function ListHead({ options, titleId, aside, controls }: ListHeadProps) {
  return (
    <div className={css.head}>
      <TextBlock
        options={options}
        titleId={titleId}
        className={css.words}
        {...(options.showButton === undefined ? { action: null } : {})}
      />
      {aside && <div className={css.aside}>{aside}</div>}
      {controls && <div className={css.controls}>{controls}</div>}
    </div>
  )
}

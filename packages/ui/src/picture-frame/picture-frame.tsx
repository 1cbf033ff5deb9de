import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Looks } from '../looks/looks.ts'
import * as css from './picture-frame.css.ts'

export type PictureFrameProps = ComponentProps<'figure'> &
  Looks<typeof css.mat> &
  Readonly<{
    caption?: ReactNode
    /** A number as on a contact sheet; decoration. */
    folio?: string
  }>

/** A picture as a print: on a mat, cut out by paper, with a caption below. Holds an `Image`. */
export function PictureFrame({ mat = 'none', edge, caption, folio, ...props }: PictureFrameProps) {
  const { className, children, ...rest } = props
  return (
    <figure className={classNames(css.frame, className)} {...rest}>
      <div data-surface={mat === 'none' ? undefined : 'secondary'} className={css.mat({ mat, edge })}>
        {children}
      </div>
      {(caption || folio) && (
        <figcaption className={css.caption}>
          {folio && (
            <span aria-hidden="true" className={css.folio}>
              {folio}
            </span>
          )}
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

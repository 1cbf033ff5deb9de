import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './picture-frame.css.ts'

export type PictureFrameProps = ComponentProps<'figure'> &
  Readonly<{
    /** A mat of the secondary surface around the picture. */
    mat?: 'none' | 'thin' | 'wide'
    /** `paper` borders a picture that lies over another one with the section's paper. */
    edge?: 'none' | 'paper'
    caption?: ReactNode
    /** A number as on a contact sheet; decoration. */
    folio?: string
  }>

/** A picture as a print: on a mat, cut out by paper, with a caption below. Holds an `Image`. */
export function PictureFrame({ mat = 'none', edge = 'none', caption, folio, ...props }: PictureFrameProps) {
  const { className, children, ...rest } = props
  return (
    <figure data-mat={mat} data-edge={edge} className={classNames(css.frame, className)} {...rest}>
      <div data-surface={mat === 'none' ? undefined : 'secondary'} className={css.mat}>
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

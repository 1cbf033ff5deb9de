import { Frame, type FrameProps } from './frame.tsx'
import * as css from './placeholder.css.ts'

/** Blades of an aperture, wide open and stopped down, on a 40 × 40 field. */
const apertures = [
  'M20 9 39.5 20.3M29.5 14.5V37M29.5 25.5 10 36.8M20 31 .5 19.7M10.5 25.5V3M10.5 14.5 30 3.2',
  'M21.9 14.8 35.8 31.4M25.4 19 18 39.4M23.5 24.2 2.2 28M18.1 25.2 4.2 8.6M14.6 21 22 .6M16.5 15.8 37.8 12',
] as const
const STROKE = 1

export type PlaceholderProps = Omit<FrameProps, 'aspect' | 'as' | 'children'> & {
  /** Place in its row: six drawings take turns. */
  index?: number
  /** What the missing picture shows; without it the placeholder is decoration. */
  caption?: string
  /** Words stand on it: the fill alone, without drawing and caption. */
  isGround?: boolean | undefined
  /** Words stand on it, on the paper around it: the marks of a sheet alone. */
  isSheet?: boolean
  aspect?: string | undefined
}

/** An empty frame on the secondary surface, in the place of a picture that is missing or could not be loaded. */
export function Placeholder({ index = 0, caption = '', aspect, ...props }: PlaceholderProps) {
  const { isGround, isSheet, ...rest } = props
  const variant = Math.abs(Math.trunc(index)) % css.variantRatios.length
  return (
    <Frame
      data-surface={isSheet ? undefined : 'secondary'}
      data-placeholder={variant + 1}
      aspect={aspect ?? css.variantRatios[variant]}
      {...rest}
    >
      {!isGround && (
        <span className={css.sheet} aria-hidden={caption ? undefined : true}>
          <span className={css.cropMarks} />
          <span className={css.trim} />
          {!isSheet && <Aperture isOpen={variant < css.variantRatios.length / 2} />}
          {caption && <span className={css.caption}>{caption}</span>}
        </span>
      )}
    </Frame>
  )
}

function Aperture({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 40 40"
      strokeWidth={STROKE}
      aria-hidden="true"
      focusable="false"
      className={css.aperture}
    >
      <circle cx="20" cy="20" r="19.5" />
      <path d={apertures[isOpen ? 0 : 1]} />
    </svg>
  )
}

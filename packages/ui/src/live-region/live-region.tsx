import type { BoxProps } from '../layout/box-props.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type LiveRegionProps = Omit<BoxProps, 'children'> & {
  /** What is said; an empty message says nothing. The region must stand before its first message. */
  message: string
  politeness?: 'polite' | 'assertive' | 'off'
}

/** Says changes of `message` to screen readers. */
export function LiveRegion({ message, politeness = 'polite', ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden
      as="div"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      {...rest}
    >
      {message}
    </VisuallyHidden>
  )
}

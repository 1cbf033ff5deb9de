import { useEffect, useState } from 'react'
import type { BoxProps } from '../layout/box-props.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export type LiveRegionProps = Omit<BoxProps, 'children'> & {
  /** What is said; an empty message says nothing. The region must stand before its first message. */
  message: string
  politeness?: 'polite' | 'assertive' | 'off'
}

/** Milliseconds until what was said leaves the reading order, where it may be true no more. */
export const SAID_FOR = 10_000

/** Says changes of `message` to screen readers. */
export function LiveRegion({ message, politeness = 'polite', ...rest }: LiveRegionProps) {
  const wasSaid = useSaid(message)
  return (
    <VisuallyHidden
      as="div"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      {...rest}
    >
      {wasSaid ? '' : message}
    </VisuallyHidden>
  )
}

function useSaid(message: string): boolean {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), SAID_FOR)
    return () => {
      clearTimeout(timer)
      setSaid('')
    }
  }, [message])
  return said === message
}

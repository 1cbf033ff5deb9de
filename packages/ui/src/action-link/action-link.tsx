import type { ComponentProps } from 'react'
import { Button, type ButtonLook } from '../button/button.tsx'

export type ActionLinkProps = Pick<ButtonLook, 'variant' | 'size' | 'isFlush'> &
  Omit<ComponentProps<'a'>, 'href' | 'children'> & {
    /** The resolved target; null when the owner has not set one. */
    href: string | null
    label: string
    isPreview?: boolean
  }

/**
 * The button that a studio configures for a section. Without a label it renders nothing; without a target it
 * renders nothing either, except in the preview, where it stands inert.
 */
export function ActionLink({ href, label, isPreview = false, ...rest }: ActionLinkProps) {
  const hasTarget = Boolean(href)
  if (!label.trim() || (!hasTarget && !isPreview)) return null
  return (
    <Button href={hasTarget ? href : null} {...rest}>
      {label}
    </Button>
  )
}

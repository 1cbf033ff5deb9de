import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type PostLinkProps = Readonly<{
  href: string
  alt: string | undefined
  className: string
  children: ReactNode
}>

/** Around a picture: the way to where it was posted. */
export function PostLink({ href, alt, className, children }: PostLinkProps) {
  const { t } = useLingui()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow"
      aria-label={alt ? t`${alt}, Instagram post, opens in a new tab` : t`Instagram post, opens in a new tab`}
      className={className}
    >
      {children}
    </a>
  )
}

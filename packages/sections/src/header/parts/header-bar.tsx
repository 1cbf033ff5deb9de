import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import type { Scheme } from '@bellows/tokens'
import * as css from './header-bar.css.ts'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

type HeaderBarProps = { theme: Scheme; isSticky: boolean; className?: string; children: ReactNode }

/**
 * The page's banner: sticks to the top, leaves while the visitor scrolls down and returns on the way up. A class of its
 * own says what of it does so.
 */
export function HeaderBar({ theme, isSticky, className = css.bar, children }: HeaderBarProps) {
  const { t } = useLingui()
  const { kind, template } = usePlacement()
  const isHidden = useHiddenOnScroll(isSticky)
  return (
    <header
      aria-label={t`Site`}
      data-kind={kind}
      data-template={template}
      data-scheme={theme}
      data-sticky={isSticky || undefined}
      data-hidden={isHidden || undefined}
      className={className}
    >
      {children}
    </header>
  )
}

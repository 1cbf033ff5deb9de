import { useLingui } from '@lingui/react/macro'
import { topBar } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import type { ButtonOptions } from '../../kit/shared-options.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import type { Scheme } from '@bellows/tokens'
import type { BarRoom } from './bar-room.ts'
import * as css from './header-bar.css.ts'
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts'

type HeaderBarProps = {
  theme: Scheme
  isSticky: boolean
  /** What stands in the bar at its widths; left out, only what does so in the drawer's windows. */
  room?: BarRoom
  className?: string
  children: ReactNode
}

/**
 * The page's banner: sticks to the top, leaves while the visitor scrolls down and returns on the way up. A class of its
 * own says what of it does so.
 */
export function HeaderBar({ theme, isSticky, room, className = css.bar, children }: HeaderBarProps) {
  const { t } = useLingui()
  const { kind, template } = usePlacement()
  const isHidden = useHiddenOnScroll(isSticky)
  return (
    <header
      ref={isSticky ? topBar : undefined}
      aria-label={t`Site`}
      data-kind={kind}
      data-template={template}
      data-scheme={theme}
      data-room={room?.from ?? 'none'}
      data-social={room?.social.join(' ')}
      data-sticky={isSticky || undefined}
      data-hidden={isHidden || undefined}
      className={className}
    >
      {children}
    </header>
  )
}

/** Profiles and button of a header without a menu: no drawer keeps what narrow bars have no room for. */
export function BarExtras({ options }: { options: ButtonOptions & Readonly<{ showSocial: boolean }> }) {
  return (
    <div className={css.extras}>
      {options.showSocial && <SocialLinks className={css.belowOnPhones} />}
      <SectionAction options={options} size="s" />
    </div>
  )
}

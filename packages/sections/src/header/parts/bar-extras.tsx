import { SectionAction } from '../../kit/section-action.tsx'
import type { ButtonOptions } from '../../kit/shared-options.ts'
import { SocialLinks } from '../../kit/social-links.tsx'
import { belowOnPhones, extras } from './header-bar.css.ts'

/** Profiles and button of a header without a menu: no drawer keeps what narrow bars have no room for. */
export function BarExtras({ options }: { options: ButtonOptions & Readonly<{ showSocial: boolean }> }) {
  return (
    <div className={extras}>
      {options.showSocial && <SocialLinks className={belowOnPhones} />}
      <SectionAction options={options} size="s" />
    </div>
  )
}

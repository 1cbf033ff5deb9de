import { inlineVars } from '@bellows/tokens'
import { classNames, isPictureAddress, type Looks } from '@bellows/ui'
import * as css from './brand.css.ts'
import { useHost } from './host.tsx'
import type { BrandOptions } from './shared-options.ts'

type BrandProps = Looks<typeof css.name> & {
  options: Pick<BrandOptions, 'brandDisplay' | 'logo' | 'logoMaxHeight'>
  className?: string
}

/** The studio's name, logo or both, as the link home; the section's own logo before the studio's, without any the name. */
export function Brand({ options, scale, className }: BrandProps) {
  const { business } = useHost()
  const { brandDisplay, logoMaxHeight } = options
  const logo = options.logo ?? business.logo
  const hasLogo = brandDisplay !== 'businessName' && logo !== null && isPictureAddress(logo.url)
  const hasName = brandDisplay !== 'image' || !hasLogo
  return (
    <a href="/" className={classNames(css.brand, className)}>
      {hasLogo && (
        <img
          src={logo.url}
          alt={hasName ? '' : business.businessName}
          width={logo.width}
          height={logo.height}
          className={css.logo}
          style={inlineVars({ [css.logoHeight]: `${logoMaxHeight}px` })}
        />
      )}
      {hasName && <span className={css.name({ scale })}>{business.businessName}</span>}
    </a>
  )
}

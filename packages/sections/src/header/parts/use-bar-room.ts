import type { Business } from '@bellows/domain'
import type { NavigationItem } from '@bellows/ui'
import { socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import type { BrandOptions, ButtonOptions } from '../../kit/shared-options.ts'
import { barRoom, nameWidth, type BarRoom } from './bar-room.ts'

/** Taken as a logo's width to its height where its own is not known. */
const LOGO_RATIO = 4

type Branded = Pick<BrandOptions, 'brandDisplay' | 'logo' | 'logoMaxHeight'>
type Bar = Readonly<{
  options: Branded & ButtonOptions & Readonly<{ showSocial: boolean }>
  items: readonly NavigationItem[]
  limit: number
  /** Room on both sides of the brand together, in pixels; null where brand and button stand in a row of their own. */
  around: number | null
}>

function brandWidth({ brandDisplay, logoMaxHeight, ...own }: Branded, business: Business): number {
  const logo = brandDisplay === 'businessName' ? null : (own.logo ?? business.logo)
  const { width, height } = logo ?? {}
  const picture = logo ? logoMaxHeight * (width && height ? width / height : LOGO_RATIO) : 0
  return picture + (logo && brandDisplay === 'image' ? 0 : nameWidth(business.businessName))
}

/** From which window on the entries of this header stand in its bar. */
export function useBarRoom({ options, items, limit, around }: Bar): BarRoom {
  const { business, isPreview } = useHost()
  if (around === null) return barRoom({ brand: 0, items, limit, button: '', social: [] })
  return barRoom({
    brand: brandWidth(options, business) + around,
    items,
    limit,
    button: hasAction(options, isPreview) ? options.buttonLabel : '',
    social: options.showSocial ? socialLinks(business).map(({ name }) => name) : [],
  })
}

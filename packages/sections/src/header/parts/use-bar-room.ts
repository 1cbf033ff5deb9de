import type { Business } from '@bellows/domain'
import { socialLinks } from '../../kit/contact.ts'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import type { BrandOptions, ButtonOptions } from '../../kit/shared-options.ts'
import { useButtonLabel } from '../../kit/use-button-label.ts'
import { barRoom, nameWidth, type BarRoom, type BarWords } from './bar-room.ts'

/** Taken as a logo's width to its height where its own is not known. */
const LOGO_RATIO = 4

type Branded = Pick<BrandOptions, 'brandDisplay' | 'logo' | 'logoMaxHeight'>
type Bar = Pick<BarWords, 'items' | 'limit' | 'middle'> &
  Readonly<{
    options: Branded & ButtonOptions & Readonly<{ showSocial: boolean }>
    /** Room on both sides of the brand together, in pixels; null where brand and button stand in a row of their own. */
    around: number | null
  }>

function brandWidth({ brandDisplay, logoMaxHeight, ...own }: Branded, business: Business): number {
  const logo = brandDisplay === 'businessName' ? null : (own.logo ?? business.logo)
  const { width, height } = logo ?? {}
  const picture = logo ? logoMaxHeight * (width && height ? width / height : LOGO_RATIO) : 0
  return picture + (logo && brandDisplay === 'image' ? 0 : nameWidth(business.businessName))
}

/** What of this header stands in its bar, window by window. */
export function useBarRoom({ options, around, ...entries }: Bar): BarRoom {
  const { business, isPreview } = useHost()
  const button = useButtonLabel(options.buttonLabel)
  if (around === null) return barRoom({ ...entries, brand: 0, button: '', social: [] })
  return barRoom({
    brand: brandWidth(options, business) + around,
    ...entries,
    button: hasAction(options, isPreview) ? button : '',
    social: options.showSocial ? socialLinks(business).map(({ name }) => name) : [],
  })
}

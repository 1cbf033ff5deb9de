import { priceNews, type PriceNews, type Service } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { useAnswers, type HeldBooking } from '../queries.ts'
import { useBooking, type LostAddon } from './booking-context.tsx'

/** What an answer has changed besides what was asked for. */
export type HoldNews = Readonly<{ price: PriceNews | null; lost: readonly LostAddon[] }>

type Terms = Readonly<{
  before: HeldBooking | null
  shown: Service
  /** Milliseconds. */
  now: number
  /** Add-ons were asked for with it, so that all others were given up. */
  isChoice: boolean
}>

/** Chosen add-ons that went without having been given up; their lines stand in the order of the choice. */
function lostAddons({ addons, quote }: HeldBooking, after: HeldBooking): LostAddon[] {
  const lines = quote?.lines.filter(({ kind }) => kind === 'addon') ?? []
  return addons.flatMap(({ id, quantity }, index) => {
    const left = after.addons.find((kept) => kept.id === id)?.quantity ?? 0
    return left < quantity ? [{ name: lines[index]?.label ?? '', left }] : []
  })
}

/** The service's edit that the hold was priced by. */
const pricedBy = ({ slot, untimedUpdatedDate }: HeldBooking): string | null =>
  slot ? slot.serviceUpdatedDate : (untimedUpdatedDate ?? null)

/** Without an edit nothing is withdrawn: what is missing then was given up on another device. */
const isEdited = (before: HeldBooking, after: HeldBooking): boolean => pricedBy(before) !== pricedBy(after)

export const holdNews = (after: HeldBooking, { before, shown, now, isChoice }: Terms): HoldNews => ({
  price: priceNews(after, { before, shown, now }),
  lost: before && !isChoice && isEdited(before, after) ? lostAddons(before, after) : [],
})

/** Tells what an answer has changed; true where the visitor has to agree to a higher price. */
export function useTellNews(): (news: HoldNews | null, packageId: string | null) => boolean {
  const { service, note, say } = useBooking()
  const { t } = useLingui()
  const { refreshService } = useAnswers()
  return (news, packageId) => {
    if (!news) return false
    const { price, lost } = news
    if (lost.length > 0) note({ notice: { kind: 'addonsGone', lost } })
    if (!price) return false
    const { change, chosen, isPlaceGone } = price
    if (change !== 'same') note({ notice: { kind: 'price', change, chosen } })
    if (isPlaceGone) {
      note({ lostPlace: packageId })
      say(t`The last discounted place was just taken.`)
      void refreshService(service.slug)
    }
    return change === 'rose'
  }
}

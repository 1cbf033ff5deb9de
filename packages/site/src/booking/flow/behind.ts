import type { BookingRecord, BookingState } from '@bellows/domain'

type Choice = Pick<BookingState, 'packageId' | 'addons'>

/** The record holds another choice, made in another tab or on another device, than the one that the server's last word is about. */
export function isBehind(state: Choice | null, record: BookingRecord | null | undefined): boolean {
  if (!state?.packageId || !record?.selectedPackage) return false
  const sums = [state.addons, record.addons].map((addons) =>
    addons
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join(),
  )
  return state.packageId !== record.selectedPackage || sums[0] !== sums[1]
}

/** A package was chosen that the server has yet to hear of: what it said last is of another. */
export const isUnheard = (record: BookingRecord | null | undefined): boolean =>
  typeof record?.unsentPackage === 'string' || Boolean(record?.unsentAddons)

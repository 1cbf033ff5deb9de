import type { BookingRecord, Order, Quote } from '@bellows/domain'
import { useState } from 'react'
import type { HeldBooking } from '../queries.ts'
import type { SummaryFacts } from '../frame/summary-rows.tsx'
import { useDatePlace, useOrder } from '../queries.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useAt } from '../world/use-at.ts'
import { useBooking, useTerms } from './booking-context.tsx'
import { stepsOf } from './flow.ts'
import { isBehind, isUnheard } from './behind.ts'
import { chosenOf, leastPrice, orderFacts, summaryFacts } from './summary-facts.ts'

export type Summary = Readonly<{
  facts: SummaryFacts
  /** `null` while none is known: nothing chosen yet, or a new one awaited. */
  quote: Quote | null
  /** The order, where it is paid and no booking is in progress any more. */
  paid: Order | null
  isUpdating: boolean
  /** The total as printed, or `null`. */
  total: string | null
  /** “From” price while no package is chosen. */
  from: string | null
  /** The price is open because a package is still to be chosen. */
  isPackageOpen: boolean
}>

/** Its price to start from, as printed. */
function useFromPrice(): string | null {
  const { service, hold, record } = useBooking()
  const { business } = useWorld()
  const { minor } = useFormats()
  const { slot } = chosenOf(hold.state, record)
  const { currency } = business.paymentSetup
  const least = useAt((now) => leastPrice(service, { slot, currency, now }))
  return least === null ? null : minor(least)
}

function useFacts(): SummaryFacts {
  const { service, hold, record } = useBooking()
  const chosen = chosenOf(hold.state, record)
  const slotId = chosen.slot?.id ?? null
  const place = useDatePlace(service.slug, service.isMiniSession ? slotId : null)
  return summaryFacts(service, { ...chosen, place })
}

/** The package that is held is not offered any more, and none is chosen in its place. */
const isOpenAgain = (state: HeldBooking | null, record: BookingRecord | null | undefined): boolean =>
  Boolean(state?.packageId && record && record.selectedPackage === null)

const isLost = (state: HeldBooking | null): boolean => state?.isHeldByYou === false

const timeOf = (state: HeldBooking | null): string | undefined => state?.slot?.id

/** What the server says of the booking; of a time that was lost since, what it said before. */
function useLastWord(state: HeldBooking | null): HeldBooking | null {
  const [last, setLast] = useState(state)
  const isKept = isLost(state) && timeOf(last) === timeOf(state)
  if (!isKept && state !== last) setLast(state)
  return isKept ? last : state
}

function useIsPackageOpen(): boolean {
  const { record } = useBooking()
  const hasStep = stepsOf(useTerms()).includes('select-package')
  return hasStep && !record?.selectedPackage
}

/** The order that was paid when its time had gone: the hold ended with it. */
function useLostOrder(): Order | null {
  const { record } = useBooking()
  const { data: order } = useOrder(record?.status === 'BOOKED' ? record.orderId : null)
  return order?.isPaidWithoutSlot ? order : null
}

/** What a price comes to, as printed. */
function useTotal(quote: Quote | null): string | null {
  const { amount } = useFormats(quote?.currency)
  return quote && amount(quote.total)
}

function useHeldSummary(): Summary {
  const { record, hold } = useBooking()
  const { state } = hold
  const isUpdating = hold.isUpdating || isBehind(state, record) || isUnheard(record)
  const last = useLastWord(state)
  const quote = isUpdating || isOpenAgain(state, record) ? null : (last?.quote ?? null)
  return {
    facts: useFacts(),
    quote,
    paid: null,
    isUpdating: isUpdating || (record !== null && state === null),
    total: useTotal(quote),
    from: useFromPrice(),
    isPackageOpen: useIsPackageOpen(),
  }
}

/** What the summary of the booking in progress prints. */
export function useSummary(): Summary {
  const held = useHeldSummary()
  const paid = useLostOrder()
  const total = useTotal(paid && paid.quote)
  if (!paid) return held
  const { quote } = paid
  return { ...held, facts: orderFacts(paid), quote, paid, isUpdating: false, total }
}

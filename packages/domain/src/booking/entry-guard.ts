export interface EntryFacts {
  isMiniSession: boolean
  isBookingWithoutTime: boolean
  hasSlot: boolean
  hasOrder: boolean
  isFinished: boolean
}

/** True where a step has nothing to stand on and leads back to the service page. */
export function leadsToServicePage(facts: EntryFacts): boolean {
  if (facts.hasSlot) return false
  if (facts.isMiniSession) return !facts.hasOrder && !facts.isFinished
  return !facts.isBookingWithoutTime && !facts.hasOrder && !facts.isFinished
}

/** The steps of the flow in its order. */
export const steps = [
  'select-package',
  'select-addons',
  'your-information',
  'sign-contract',
  'questionnaire',
  'payments',
] as const

export type Step = (typeof steps)[number]

export const bookingPrefixes = ['slots', 'reserved', 'services', 'pending', 'inquiries'] as const

export type BookingPrefix = (typeof bookingPrefixes)[number]

/** Prefixes of links that a visitor got for themselves: what they know of a booking, the plain ones do not. */
export const ownPrefixes = ['reserved', 'pending', 'inquiries'] as const

/** Address of a step, e.g. `/slots/s1/sign-contract/2`. */
export function stepPath(base: { prefix: BookingPrefix; id: string }, step: Step, index?: number): string {
  return `/${base.prefix}/${base.id}/${step}${index === undefined ? '' : `/${index}`}`
}

import {
  bookingFacts,
  flowSteps,
  isInProgress,
  nextStep,
  stepPath,
  type BookingPrefix,
  type BookingRecord,
  type Service,
  type Step,
} from '@bellows/domain'
import type { BookingEntry } from './entry.ts'

/** Where a booking is made: the first two parts of its addresses. */
export type BookingBase = Readonly<{ prefix: BookingPrefix; id: string }>

export const indexPath = ({ prefix, id }: BookingBase): string => `/${prefix}/${id}`
/** The heading over the times of a service page. */
export const PICKER_ID = 'choose-a-time'

/** A reserved link has one time, and its secret in the place of the heading's name. */
export const pickerPath = (base: BookingBase): string =>
  base.prefix === 'reserved' ? indexPath(base) : `${indexPath(base)}#${PICKER_ID}`

export const finishPath = (orderId: string): string => `/shoots/${orderId}`

/** What decides the steps: the service, and what the entry knows. */
export type FlowTerms = Readonly<{ service: Service; entry: BookingEntry }>

const factsOf = ({ service, entry }: FlowTerms) => ({
  ...bookingFacts(service, entry.isCustomerKnown),
  settled: entry.settled,
})
export const stepsOf = (terms: FlowTerms): Step[] => flowSteps(factsOf(terms))

/** Address of the step after `after`, the first one without it. */
export function pathAfter(base: BookingBase, terms: FlowTerms, after?: Step): string {
  const next = nextStep(factsOf(terms), after)
  return next === 'finish' ? indexPath(base) : stepPath(base, next)
}

/** Address of the step that was left; the first one where none was shown. */
export function pathToResume(base: BookingBase, terms: FlowTerms, record: BookingRecord | null): string {
  const left = stepsOf(terms).find((step) => step === record?.step)
  return left ? stepPath(base, left) : pathAfter(base, terms)
}

/** The first step before `step` that has not been answered. */
function openStep(terms: FlowTerms, record: BookingRecord, step: Step): Step | undefined {
  const isOpen: Partial<Record<Step, boolean>> = {
    'select-package': record.selectedPackage === null,
    'your-information': record.orderId === null,
  }
  const needed = stepsOf(terms)
  return needed.slice(0, needed.indexOf(step)).find((earlier) => isOpen[earlier])
}

/** Addresses that stand for one time of the service. */
export const isOneTime = ({ prefix }: BookingBase): boolean => prefix === 'slots' || prefix === 'reserved'

function hasHold(base: BookingBase, service: Service, record: BookingRecord): boolean {
  if (record.serviceId !== service.id || !isInProgress(record)) return false
  return !isOneTime(base) || record.slot?.id === base.id
}

export type Visited = FlowTerms & Readonly<{ base: BookingBase; record: BookingRecord | null; step: Step }>

/** Address that a step's visitor is led on to, or `null` where the step may be shown. */
export function landing({ base, record, step, ...terms }: Visited): string | null {
  const { service, entry } = terms
  if (record?.status === 'BOOKED' && record.orderId && record.serviceId === service.id)
    return finishPath(record.orderId)
  if (entry.leadsTo !== null) return entry.leadsTo
  if (!record || !hasHold(base, service, record)) return pickerPath(base)
  if (!stepsOf(terms).includes(step)) return pathAfter(base, terms, step)
  const open = openStep(terms, record, step)
  return open ? stepPath(base, open) : null
}

const withOrder: ReadonlySet<Step> = new Set(['sign-contract', 'questionnaire', 'payments'])

/** The step stands on an order that nobody needs to be asked for: who books is known. */
export const needsSettledOrder = ({ record, step, ...terms }: Omit<Visited, 'base'>): boolean =>
  record !== null &&
  record.orderId === null &&
  withOrder.has(step) &&
  !stepsOf(terms).includes('your-information')

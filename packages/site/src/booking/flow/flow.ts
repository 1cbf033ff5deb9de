import {
  answersLeft,
  bookingFacts,
  flowSteps,
  isInProgress,
  leadsToServicePage,
  mayAnswerLater,
  nextStep,
  stepPath,
  type BookingAvailability,
  type BookingRecord,
  type Order,
  type Service,
  type Step,
} from '@bellows/domain'
import { openPath } from './open-contract.ts'
import type { BookingEntry } from './entry.ts'
import { homeOf, isKeptByLink, isSameBase, linkOf, type BookingBase } from './home.ts'

export const indexPath = ({ prefix, id }: BookingBase): string => `/${prefix}/${id}`
/** The heading over the times of a service page. */
export const PICKER_ID = 'choose-a-time'

/** A reserved link has one time, and its secret in the place of the heading's name. */
export const pickerPath = (base: BookingBase): string =>
  base.prefix === 'reserved' ? indexPath(base) : `${indexPath(base)}#${PICKER_ID}`

/** Where a booking is begun anew: the page of one time was drawn while it was held, and would call it another's. */
export const startOf = (base: BookingBase, { slug }: Pick<Service, 'slug'>): BookingBase =>
  base.prefix === 'slots' ? { prefix: 'services', id: slug } : base

/** The word above the times that a held one is another’s. */
export const TIME_GONE_ID = 'time-gone'

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
  const home = homeOf(base, record)
  const left = stepsOf(terms).find((step) => step === record?.step)
  if (!record || !left) return pathAfter(home, terms)
  return openPath(home, left, { contracts: terms.service.contractTemplates, signed: record.signedContracts })
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

/** Whether what is in progress is what a link stands for: its time, or the booking that the owner prepared. */
export function isLinkedTo(base: BookingBase, { kept }: BookingEntry, record: BookingRecord): boolean {
  if (isOneTime(base)) return record.slot?.id === base.id
  if (base.prefix !== 'services' && record.link) return isSameBase(base, record.link)
  if (base.prefix !== 'pending' || record.orderId === base.id) return true
  return kept !== null && record.slot?.id === kept.slotId
}

function hasHold(base: BookingBase, service: Service, record: BookingRecord): boolean {
  if (record.serviceId !== service.id || !isInProgress(record)) return false
  if (isOneTime(base) && record.slot?.id !== base.id) return false
  return !leadsToServicePage({
    isMiniSession: service.isMiniSession,
    isBookingWithoutTime: service.options.isBookingWithoutTime,
    hasSlot: record.slot !== null,
    hasOrder: record.orderId !== null,
    isFinished: false,
  })
}

/** What is held is gone on with here; another time of the service is not what the owner prepared. */
const mayGoOn = (base: BookingBase, { service, entry }: FlowTerms, record: BookingRecord): boolean =>
  hasHold(base, service, record) && (base.prefix !== 'pending' || isLinkedTo(base, entry, record))

/** What was booked is what this address stands for: the same service may have been booked before. */
function isBookedHere(base: BookingBase, service: Service, record: BookingRecord): boolean {
  if (record.status !== 'BOOKED' || record.serviceId !== service.id) return false
  if (base.prefix === 'pending') return record.orderId === base.id
  if (base.prefix === 'inquiries') return record.inquiryId === base.id
  return !isOneTime(base) || record.slot?.id === base.id
}

export type Visited = FlowTerms &
  Readonly<{
    base: BookingBase
    record: BookingRecord | null
    step: Step
    isTimeGone?: boolean
    isLetGo?: boolean
  }>

/**
 * The times; where a held one has gone the word of it, which stands with the service’s other times. One that was given
 * up is still kept by the link of its own.
 */
function timesPath({ base, service, isTimeGone, isLetGo }: Omit<Visited, 'entry'>): string {
  const isAway = isTimeGone || (isLetGo && base.prefix !== 'reserved')
  if (!isAway) return pickerPath(base)
  const at: BookingBase = isOneTime(base) ? { prefix: 'services', id: service.slug } : base
  return `${indexPath(at)}#${TIME_GONE_ID}`
}

/** The same step where the booking goes on; another link of the visitor's own stands for something else. */
function pathHome({ record, ...visited }: Visited & { record: BookingRecord }): string {
  const { base, step } = visited
  const isOwn = linkOf(base, record.slot) !== null
  return isOwn ? timesPath({ ...visited, record }) : stepPath(homeOf(base, record), step)
}

/** Address that a step's visitor is led on to, or `null` where the step may be shown. */
export function landing(visited: Visited): string | null {
  const { base, record, step, ...terms } = visited
  const { service, entry } = terms
  if (record?.orderId && isBookedHere(base, service, record)) return finishPath(record.orderId)
  if (entry.leadsTo !== null) return entry.leadsTo
  if (!record || !mayGoOn(base, terms, record)) return timesPath(visited)
  if (homeOf(base, record) !== base) return pathHome({ ...visited, record })
  if (!stepsOf(terms).includes(step)) return pathAfter(base, terms, step)
  const open = openStep(terms, record, step)
  return open ? stepPath(base, open) : null
}

/** Who has booked, or what was prepared, is said by the link itself. */
const isOrderKnown = (base: BookingBase, { source, leadsTo }: BookingEntry): boolean =>
  (source !== null && 'orderId' in source) || (leadsTo !== null && leadsTo !== indexPath(base))

/**
 * This browser keeps nothing of the booking that the address is of: it was begun in another, or was replaced. Which time
 * it was of, an address that stands for several says beside.
 */
export function isUnknownHere(visited: Omit<Visited, 'step'>, slotId: string | null): boolean {
  const { base, record, service, entry, isTimeGone, isLetGo } = visited
  if (isTimeGone || isLetGo || isOrderKnown(base, entry)) return false
  const isAnother = slotId !== null && record?.slot?.id !== slotId
  return (
    record === null || isAnother || !(hasHold(base, service, record) || isBookedHere(base, service, record))
  )
}

type Holder = FlowTerms & Readonly<{ base: BookingBase; record: BookingRecord | null | undefined }>

/** A time of the visitor's own link goes back to nobody while the link stands. */
export const givesNothingBack = ({ entry, service, base, record }: Holder): boolean =>
  entry.kept !== null ||
  service.options.isBookingWithoutTime ||
  (record != null && isKeptByLink(base, record))

type Asked = NonNullable<Order['questionnaire']>
type Known = Pick<BookingRecord, 'signedContracts'>
type OrderTerms = FlowTerms & Readonly<{ record: Known }>
type OpenTerms = OrderTerms & Readonly<{ availability: Pick<BookingAvailability, 'mayAnswerLater'> }>

const isUnsigned = ({ signedContracts }: Known, id: string): boolean => !signedContracts.includes(id)

const mayWait = ({ questions, editableUntil }: Asked, { availability }: OpenTerms): boolean =>
  mayAnswerLater({ questions, hasTime: editableUntil !== null }, availability)

/** Steps of which the order knows whether they are done; what was signed here needs no word of it. */
const isOpenIn: Partial<Record<Step, (order: Order, terms: OpenTerms) => boolean>> = {
  'sign-contract': ({ signContracts }, { record }) =>
    signContracts.some(({ id, signedDate }) => signedDate === null && isUnsigned(record, id)),
  questionnaire: ({ questionnaire: asked }, terms) =>
    asked !== null && answersLeft(asked) > 0 && !mayWait(asked, terms),
}

function knownBefore({ record, ...terms }: OrderTerms, step: Step): Step[] {
  const needed = stepsOf(terms)
  const isDone = (earlier: Step) =>
    earlier === 'sign-contract' && !terms.service.contractTemplates.some(({ id }) => isUnsigned(record, id))
  return needed.slice(0, needed.indexOf(step)).filter((earlier) => earlier in isOpenIn && !isDone(earlier))
}

/** Whether the step may be shown depends on what the order knows of those before. */
export const asksOrder = (terms: OrderTerms, step: Step): boolean => knownBefore(terms, step).length > 0

/** The first step before `step` that the order says is still to be done. */
export const openInOrder = (terms: OpenTerms, order: Order, step: Step): Step | undefined =>
  knownBefore(terms, step).find((earlier) => isOpenIn[earlier]?.(order, terms))

const withOrder: ReadonlySet<Step> = new Set(['sign-contract', 'questionnaire', 'payments'])

/** The step stands on an order that nobody needs to be asked for: who books is known. */
export const needsSettledOrder = ({ record, step, ...terms }: Omit<Visited, 'base'>): boolean =>
  record !== null &&
  record.orderId === null &&
  withOrder.has(step) &&
  !stepsOf(terms).includes('your-information')

import {
  BOOKING_RECORD_VERSION,
  bookingRecordSchema,
  isInProgress,
  type BookingRecord,
  type BookingState,
  type Slot,
  type Step,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { withOrderAnswers } from './waiting-answers.ts'

/** Reads what storage kept. What does not parse, or is another studio's, counts as nothing. */
export function parseRecord(text: string | null, businessId: string): BookingRecord | null {
  if (text === null) return null
  try {
    // The page's policy forbids code made from text.
    const parsed = z.safeParse(bookingRecordSchema, JSON.parse(text), { jitless: true })
    return parsed.success && parsed.data.businessId === businessId ? parsed.data : null
  } catch {
    return null
  }
}

type Held = Readonly<{
  businessId: string
  state: BookingState
  holdToken: string
  /** The token that it was asked for with. */
  sentToken: string
  /** The link of the visitor's own that it was asked for at. */
  link?: BookingRecord['link']
}>

/** A token that was used up is replaced by the server's. */
const askedWith = (asked: BookingRecord['asked'], { holdToken, sentToken }: Held): BookingRecord['asked'] =>
  asked && holdToken !== sentToken ? { ...asked, token: holdToken } : asked

const choiceOf = ({ slot, packageId, addons }: BookingState): string =>
  JSON.stringify([slot?.id ?? null, packageId, addons])
const keptChoice = ({ slot, selectedPackage, addons }: BookingRecord): string =>
  JSON.stringify([slot?.id ?? null, selectedPackage, addons])

/** Another service asks other questions. */
const stepOf = ({ serviceId }: BookingState, before: BookingRecord | null) =>
  before?.serviceId === serviceId ? before.step : null
const unsentFor = ({ serviceId, packageId }: BookingState, before: BookingRecord | null) => {
  const { unsentPackage = null, unsentAddons = null } = before?.serviceId === serviceId ? before : {}
  return { unsentPackage: unsentPackage === packageId ? null : unsentPackage, unsentAddons }
}
const waitingFor = ({ serviceId }: BookingState, before: BookingRecord | null) =>
  before?.serviceId === serviceId ? before.answers : []

export type Owner = Pick<BookingRecord, 'businessId' | 'serviceId' | 'serviceSlug'>

/** A record of no booking, to keep answers in. */
export const emptyRecord = (owner: Owner): BookingRecord => ({
  version: BOOKING_RECORD_VERSION,
  ...owner,
  slot: null,
  status: null,
  addedTime: null,
  selectedPackage: null,
  addons: [],
  unsentPackage: null,
  unsentAddons: null,
  customer: null,
  signedContracts: [],
  signing: null,
  answers: [],
  orderAnswers: [],
  waitlist: null,
  holdToken: null,
  asked: null,
  orderId: null,
  inquiryId: null,
  link: null,
  step: null,
})

/** The same booking is held again, or otherwise. */
const staysHeld = (before: BookingRecord, { serviceId, slot }: BookingState): boolean =>
  isInProgress(before) && before.serviceId === serviceId && placeOf(before.slot) === placeOf(slot)

const linkKept = (before: BookingRecord | null, { link, state }: Held): BookingRecord['link'] =>
  link ?? (before && staysHeld(before, state) ? before.link : null)

/** The record after the server has held a time or changed what is chosen; another choice needs its order anew. */
export function heldRecord(before: BookingRecord | null, held: Held): BookingRecord {
  const { businessId, state, holdToken } = held
  const isSame =
    before !== null &&
    before.serviceId === state.serviceId &&
    before.holdToken === holdToken &&
    keptChoice(before) === choiceOf(state)
  const { serviceId, serviceSlug, slot } = state
  const known = before ?? emptyRecord({ businessId, serviceId, serviceSlug })
  return {
    ...known,
    businessId,
    serviceId,
    serviceSlug,
    slot,
    status: 'BOOKING',
    addedTime: isSame ? before.addedTime : null,
    selectedPackage: state.packageId,
    addons: state.addons,
    ...unsentFor(state, before),
    signedContracts: isSame ? before.signedContracts : [],
    answers: waitingFor(state, before),
    holdToken,
    asked: askedWith(known.asked, held),
    orderId: isSame ? before.orderId : null,
    link: linkKept(before, held),
    step: stepOf(state, before),
  }
}

/** Nothing is kept that anybody would miss. */
export const isEmptyRecord = ({ slot, customer, answers, orderAnswers, ...rest }: BookingRecord): boolean =>
  [slot, customer, rest.signing, rest.waitlist, rest.holdToken, rest.asked, rest.orderId].every(
    (kept) => kept === null,
  ) && answers.length + orderAnswers.length === 0

export function extendedRecord(before: BookingRecord, { slot, lockoutEnd }: BookingState): BookingRecord {
  return { ...before, slot: slot ?? before.slot, addedTime: lockoutEnd }
}

export const typedRecord = (
  before: BookingRecord,
  customer: NonNullable<BookingRecord['customer']>,
): BookingRecord => ({
  ...before,
  customer,
})

/** Another choice is signed anew. */
export const chosenRecord = (
  before: BookingRecord,
  { packageId, addons }: Pick<BookingState, 'packageId' | 'addons'>,
): BookingRecord => ({ ...before, selectedPackage: packageId, addons, signedContracts: [] })

type Unsent = Pick<BookingRecord, 'unsentPackage' | 'unsentAddons'>

/** The server has heard what waited; what was chosen meanwhile is told by its own press, in whichever tab. */
export function toldRecord(before: BookingRecord, { unsentPackage, unsentAddons }: Unsent): BookingRecord {
  const isSame = JSON.stringify(before.unsentAddons) === JSON.stringify(unsentAddons)
  return {
    ...before,
    unsentPackage: before.unsentPackage === unsentPackage ? null : before.unsentPackage,
    unsentAddons: isSame ? null : before.unsentAddons,
  }
}

export const orderedRecord = (
  before: BookingRecord,
  { orderId, inquiryId }: Pick<BookingRecord, 'orderId' | 'inquiryId'>,
  customer = before.customer,
): BookingRecord => ({ ...before, customer, orderId, inquiryId })

/** The server knows the order no more: it is made anew, and signed anew. */
export const unorderedRecord = (before: BookingRecord): BookingRecord => ({
  ...before,
  signedContracts: [],
  orderId: null,
  inquiryId: null,
})

export const signedRecord = (before: BookingRecord, contractId: string): BookingRecord => ({
  ...before,
  signedContracts: [...new Set([...before.signedContracts, contractId])],
  signing: null,
})

/** The booking is where it was shown last. */
export const shownRecord = (
  before: BookingRecord,
  step: Step,
  link: BookingRecord['link'] = null,
): BookingRecord => ({ ...before, step, link: link ?? before.link })

/** Answers that the server has yet to hear can be given until a day before the shoot: they go on waiting. */
const waitingOn = (before: BookingRecord): BookingRecord => {
  const { orderId, answers } = before
  return orderId !== null && answers.length > 0 ? withOrderAnswers(before, orderId, answers) : before
}

/** What was typed is dropped on purpose; the rest leads a reload to the Finish page. */
export const bookedRecord = (before: BookingRecord): BookingRecord => ({
  ...waitingOn(before),
  slot: before.slot && { ...before.slot, status: 'BOOKED' },
  status: 'BOOKED',
  unsentPackage: null,
  unsentAddons: null,
  customer: null,
  signing: null,
  answers: [],
  holdToken: null,
  asked: null,
})

/** The time is given up; what was typed stays, and the token, so that the next hold frees this one. */
export const resetRecord = (before: BookingRecord): BookingRecord => ({
  ...before,
  slot: null,
  status: null,
  addedTime: null,
  selectedPackage: null,
  addons: [],
  unsentPackage: null,
  unsentAddons: null,
  signedContracts: [],
  orderId: null,
  link: null,
  step: null,
})

/** Another has the time: what was chosen is tried with the next one. */
export const lostRecord = (before: BookingRecord): BookingRecord => {
  const { selectedPackage, addons } = before
  return { ...resetRecord(before), selectedPackage, addons }
}

type Chosen = Readonly<{ packageId: string; addons: BookingRecord['addons'] }>

/** What a time of the service is held with: nothing that was chosen for another service, or for what is booked. */
export function chosenFor(serviceId: string, record: BookingRecord | null): Chosen | null {
  if (record?.serviceId !== serviceId || record.status === 'BOOKED') return null
  const { selectedPackage: packageId, addons } = record
  return packageId === null ? null : { packageId, addons }
}

type Place = Pick<Slot, 'id'> | null
const placeOf = (slot: Place): string | null => slot?.id ?? null

/** Two records of one booking: the same service and the same time. */
export const isSameBooking = (one: BookingRecord, other: BookingRecord): boolean =>
  one.serviceId === other.serviceId && placeOf(one.slot) === placeOf(other.slot)

/** True while `now` is the booking that `before` was of, and in progress. */
export const goesOn = (before: BookingRecord, now: BookingRecord | null): now is BookingRecord =>
  now !== null && isInProgress(now) && isSameBooking(before, now)

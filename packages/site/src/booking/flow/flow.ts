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

/** Where a booking is made: the first two parts of its addresses. */
export type BookingBase = Readonly<{ prefix: BookingPrefix; id: string }>

export const indexPath = ({ prefix, id }: BookingBase): string => `/${prefix}/${id}`
/** The heading over the times of a service page. */
export const PICKER_ID = 'choose-a-time'

export const pickerPath = (base: BookingBase): string => `${indexPath(base)}#${PICKER_ID}`

export const finishPath = (orderId: string): string => `/shoots/${orderId}`

/** A visitor of these entries is not known from an order or inquiry. */
const factsOf = (service: Service) => bookingFacts(service, false)
export const stepsOf = (service: Service): Step[] => flowSteps(factsOf(service))

/** Address of the step after `after`, the first one without it. */
export function pathAfter(base: BookingBase, service: Service, after?: Step): string {
  const next = nextStep(factsOf(service), after)
  return next === 'finish' ? indexPath(base) : stepPath(base, next)
}

/** Address of the step that was left; the first one where none was shown. */
export function pathToResume(base: BookingBase, service: Service, record: BookingRecord | null): string {
  const left = stepsOf(service).find((step) => step === record?.step)
  return left ? stepPath(base, left) : pathAfter(base, service)
}

/** The first step before `step` that has not been answered. */
function openStep(service: Service, record: BookingRecord, step: Step): Step | undefined {
  const isOpen: Partial<Record<Step, boolean>> = {
    'select-package': record.selectedPackage === null,
    'your-information': record.orderId === null,
  }
  const needed = stepsOf(service)
  return needed.slice(0, needed.indexOf(step)).find((earlier) => isOpen[earlier])
}

function hasHold({ prefix, id }: BookingBase, service: Service, record: BookingRecord): boolean {
  if (record.serviceId !== service.id || !isInProgress(record)) return false
  return prefix !== 'slots' || record.slot?.id === id
}

export type Entry = Readonly<{
  base: BookingBase
  service: Service
  record: BookingRecord | null
  step: Step
}>

/** Address that a step's visitor is led on to, or `null` where the step may be shown. */
export function landing({ base, service, record, step }: Entry): string | null {
  if (record?.status === 'BOOKED' && record.orderId && record.serviceId === service.id)
    return finishPath(record.orderId)
  if (!record || !hasHold(base, service, record)) return pickerPath(base)
  if (!stepsOf(service).includes(step)) return pathAfter(base, service, step)
  const open = openStep(service, record, step)
  return open ? stepPath(base, open) : null
}

import {
  clockMinutes,
  instalments,
  planSlots,
  toMinor,
  type OpeningWindow,
  type Package,
  type Schedule,
} from '@bellows/domain'
import { SERVICES_MAX } from '../store/services/read-services.ts'
import { fileOfService } from './check-service.ts'
import type { ServiceFile } from './folder-schemas.ts'

type DateFile = ServiceFile['serviceDates'][number]

/** What is said of a service, each with its place in the file. */
type Said = readonly [place: string, message: string]

function cutByMidnight({ plan }: DateFile, index: number): Said[] {
  const { count = 0, end } = plan
  if (end !== undefined) return []
  // Where clocks never change: what they leap over is refused by the import itself.
  const { slots } = planSlots({ ...plan, zone: 'UTC' })
  const fitting = slots.filter(({ isBreakTime }) => !isBreakTime).length
  if (fitting >= count) return []
  return [
    [
      `serviceDates.${index}.plan.count`,
      `${fitting} of ${count} slots end before midnight, the others are left out`,
    ],
  ]
}

type PlacedWindow = OpeningWindow & Readonly<{ day: string; place: string }>

const windowsOf = (schedule: Schedule, index: number): PlacedWindow[] => {
  const place = `availableSchedules.${index}`
  if ('weekday' in schedule) return [{ ...schedule, day: String(schedule.weekday), place }]
  return schedule.windows.map((open, at) => ({
    ...open,
    day: schedule.date,
    place: `${place}.windows.${at}`,
  }))
}

const meet = (one: PlacedWindow, other: PlacedWindow): boolean =>
  one.day === other.day &&
  clockMinutes(one.from) < clockMinutes(other.to) &&
  clockMinutes(other.from) < clockMinutes(one.to)

function overlappingWindows({ availableSchedules }: ServiceFile): Said[] {
  return availableSchedules.flatMap(windowsOf).flatMap((window, index, all): Said[] => {
    const before = all.slice(0, index).find((other) => meet(other, window))
    if (!before) return []
    const message = `it overlaps ${before.place}: starts follow each other in each by itself, and no session runs from one into the other`
    return [[window.place, message]]
  })
}

function datesTwice({ availableSchedules }: ServiceFile): Said[] {
  return availableSchedules.flatMap((schedule, index): Said[] => {
    if (!('date' in schedule)) return []
    const { date } = schedule
    const isAgain = availableSchedules.slice(0, index).some((other) => 'date' in other && other.date === date)
    return isAgain
      ? [[`availableSchedules.${index}`, `${date} is there twice, so it is open whenever one of them is`]]
      : []
  })
}

const isNothing = ({ percent, amount }: Package['paymentSetup'][number]) =>
  percent === 0 || (amount !== undefined && Number(amount) === 0)

/** What becomes of a first part of nothing; no date is known yet, so that none is late. */
function unpaidBooking(offered: Package, currency: string): string | null {
  const total = toMinor(offered.totalFee, currency)
  const payments = instalments(total, offered, { currency, shootDay: null, today: '2000-01-01' })
  const atBooking = payments.filter(({ isRetainer }) => isRetainer)
  if (payments.length > 0 && atBooking.length === 0)
    return 'nothing is due at booking, so a time is taken before anything is paid'
  return payments.length === 1 ? 'no other part takes the rest, so all of the price is due at booking' : null
}

const nothingAtFirst =
  (currency: string) =>
  (offered: ServiceFile['packages'][number], index: number): Said[] => {
    const [first] = offered.paymentSetup
    const message = first && offered.isOffered && isNothing(first) ? unpaidBooking(offered, currency) : null
    return message === null ? [] : [[`packages.${index}.paymentSetup.0`, message]]
  }

/** What is published beyond those that lists and forms show. */
function neverListed(services: readonly ServiceFile[]): string[] {
  const published = services.filter(({ isPublished }) => isPublished).length
  if (published <= SERVICES_MAX) return []
  return [
    `services: ${published} are published, and lists and forms show the first ${SERVICES_MAX} of them by position`,
  ]
}

/** What of a service is no fault but may not be meant: times that are not offered so, payments that nobody expects. */
export const serviceNotices = (services: readonly ServiceFile[], currency: string): string[] => [
  ...neverListed(services),
  ...services.flatMap((service) =>
    [
      ...service.packages.flatMap(nothingAtFirst(currency)),
      ...service.serviceDates.flatMap(cutByMidnight),
      ...overlappingWindows(service),
      ...datesTwice(service),
    ].map(([place, message]) => `${fileOfService(service)} at ${place}: ${message}`),
  ),
]

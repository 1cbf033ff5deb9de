import {
  getBooking,
  getOrder,
  getPaymentServices,
  getService,
  getServiceDates,
  listLockedSlots,
  type ApiError,
  type OutputOf,
} from '@bellows/api'
import {
  isBeingPaid,
  isInProgress,
  type BookingRecord,
  type Order,
  type PaymentOptions,
  type Service,
} from '@bellows/domain'
import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'
import { useCall, useWorld } from './world/booking-world.tsx'

/** So long an answer counts as what is so, in milliseconds. */
export const FRESH = 30_000
/** How often a screen asks for what is about to come. */
const AWAITED = 5000

export type ServiceDates = OutputOf<typeof getServiceDates>
export type HeldBooking = OutputOf<typeof getBooking>

/** The link of a visitor's own under which the service is opened, listed or not. */
export const EntryLink = createContext<string | null>(null)

function useServiceAddress(slug: string) {
  const entry = use(EntryLink)
  return { slug, ...(entry !== null && { entry }) }
}

const keys = {
  service: (slug: string) => ['service', slug] as const,
  dates: (slug: string) => ['service-dates', slug] as const,
  locked: (serviceId: string) => ['locked', serviceId] as const,
  booking: (id: string, holdToken: string | null) => ['booking', id, holdToken] as const,
  order: (id: string) => ['order', id] as const,
  payment: ['payment-services'] as const,
}

/** The service, first as the page came with it, then as it is now. */
export function useService(loaded: Service): Service {
  const call = useCall()
  const address = useServiceAddress(loaded.slug)
  const { data } = useQuery<Service, ApiError>({
    queryKey: keys.service(loaded.slug),
    queryFn: () => call(getService, address),
    initialData: loaded,
    staleTime: FRESH,
  })
  return data
}

/** By the query client's clock: a page may have stood for a while before its panel woke. */
function useAskedAt(): (serverNow: string) => number {
  const { clock } = useWorld()
  return (serverNow) => Date.now() - Math.max(0, clock.now() - Date.parse(serverNow))
}

/** Dates and times of a mini session: asked again every half minute and whenever the page is looked at. */
export function useServiceDates(slug: string, loaded?: ServiceDates) {
  const call = useCall()
  const address = useServiceAddress(slug)
  const askedAt = useAskedAt()
  return useQuery<ServiceDates, ApiError>({
    queryKey: keys.dates(slug),
    queryFn: () => call(getServiceDates, address),
    ...(loaded && { initialData: loaded, initialDataUpdatedAt: () => askedAt(loaded.serverNow) }),
    staleTime: FRESH,
    refetchInterval: FRESH,
    refetchOnWindowFocus: 'always',
  })
}

/** Times of a full session's calendar that are held or booked. */
export function useLockedTimes(serviceId: string) {
  const call = useCall()
  return useQuery<OutputOf<typeof listLockedSlots>, ApiError>({
    queryKey: keys.locked(serviceId),
    queryFn: () => call(listLockedSlots, { serviceId }),
    staleTime: FRESH,
    refetchInterval: FRESH,
    refetchOnWindowFocus: 'always',
  })
}

/** Place of the date that a slot belongs to; empty while it is not known. */
export function useDatePlace(slug: string, slotId: string | null): string {
  const call = useCall()
  const address = useServiceAddress(slug)
  const { data = '' } = useQuery({
    queryKey: keys.dates(slug),
    queryFn: () => call(getServiceDates, address),
    enabled: slotId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ serviceDates }) =>
      serviceDates.find(({ slots }) => slots.some(({ id }) => id === slotId))?.location ?? '',
  })
  return data
}

/** A booking is known by its slot, one without time by its service. */
export const bookingIdOf = (record: BookingRecord): string => record.slot?.id ?? record.serviceId

/** What the server says of the booking in progress; nothing is asked without one. */
export function useHeldBooking(record: BookingRecord | null | undefined) {
  const call = useCall()
  const live = record && isInProgress(record) ? record : null
  return useQuery<HeldBooking, ApiError>({
    queryKey: keys.booking(live ? bookingIdOf(live) : '', live?.holdToken ?? null),
    queryFn: () =>
      live
        ? call(getBooking, { id: bookingIdOf(live), serviceId: live.serviceId }, live.holdToken)
        : Promise.reject(new Error('No booking in progress')),
    enabled: live !== null,
    staleTime: FRESH,
    refetchOnWindowFocus: 'always',
  })
}

/** An order; one that `isDoubted` is asked for anew, however fresh it is. */
export function useOrder(id: string | null, isDoubted: (order: Order) => boolean = () => false) {
  const call = useCall()
  return useQuery<Order, ApiError>({
    queryKey: keys.order(id ?? ''),
    queryFn: () => call(getOrder, { id: id ?? '' }),
    enabled: id !== null,
    staleTime: FRESH,
    refetchOnMount: ({ state }) => !state.data || !isDoubted(state.data) || 'always',
    // Money that is on its way comes while the page stands.
    refetchInterval: ({ state: { data } }) => isBeingPaid(data) && AWAITED,
    // It may have been paid in another tab.
    refetchOnWindowFocus: 'always',
  })
}

export function usePaymentServices() {
  const call = useCall()
  return useQuery<PaymentOptions, ApiError>({
    queryKey: keys.payment,
    queryFn: () => call(getPaymentServices, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts an answer where the screens look. What was asked before it may be answered after it, and is no longer true then. */
export function keepAnswer(client: QueryClient, queryKey: QueryKey, answer: object): void {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}

/** Ways to put an answer where the screens look, and to ask anew. */
export function useAnswers() {
  const client = useQueryClient()
  const keepBooking = useCallback(
    (record: BookingRecord, state: HeldBooking) =>
      keepAnswer(client, keys.booking(bookingIdOf(record), record.holdToken), state),
    [client],
  )
  const keptBooking = useCallback(
    (record: BookingRecord): HeldBooking | null =>
      client.getQueryData<HeldBooking>(keys.booking(bookingIdOf(record), record.holdToken)) ?? null,
    [client],
  )
  const keepOrder = useCallback((order: Order) => keepAnswer(client, keys.order(order.id), order), [client])
  const refreshDates = useCallback(
    async (slug: string) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.dates(slug) }),
        client.invalidateQueries({ queryKey: ['locked'] }),
      ])
    },
    [client],
  )
  const refreshOrder = useCallback(
    (id: string) => client.invalidateQueries({ queryKey: keys.order(id) }),
    [client],
  )
  const refreshService = useCallback(
    (slug: string) => client.invalidateQueries({ queryKey: keys.service(slug) }),
    [client],
  )
  return { keepBooking, keptBooking, keepOrder, refreshDates, refreshOrder, refreshService }
}

import type { Slot } from '@bellows/domain'
import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { isLinkedTo } from '../../booking/flow/flow.ts'
import { isBoundElsewhere } from '../../booking/flow/home.ts'
import { useServiceDates, type ServiceDates } from '../../booking/queries.ts'
import { useAt } from '../../booking/world/use-at.ts'
import { mayWaitBeside, wayAnew, wayOf, type Way } from './way.ts'

export type WayProps = Readonly<{
  dates: ServiceDates
  /** The one time that the address stands for. */
  offer?: Slot
}>

/** The one thing that can be done on this service's page now. */
export function useWay({ dates: loaded, offer }: WayProps): Way {
  const { base, service, record } = useBooking()
  const { entry } = useTerms()
  const { data: dates = loaded } = useServiceDates(service.slug, loaded)
  const hasOffer = offer !== undefined
  // Every step of a link that stands for nothing any more leads back to this page.
  const isElsewhere = record ? entry.leadsTo !== null || !isLinkedTo(base, entry, record) : false
  return useAt((now) => wayOf({ service, record, dates: dates.serviceDates, hasOffer, isElsewhere, now }))
}

/** The times stand here, none of them free, and a list is kept. */
export function useMayWaitBeside({ dates: loaded }: WayProps): boolean {
  const { service } = useBooking()
  const { data: dates = loaded } = useServiceDates(service.slug, loaded)
  return useAt((now) => mayWaitBeside({ service, dates: dates.serviceDates, now }))
}

/** Another time can be taken on this page in place of the one that is held. */
export function useIsMovable({ dates: loaded, offer }: WayProps): boolean {
  const { base, service, record } = useBooking()
  const { data: dates = loaded } = useServiceDates(service.slug, loaded)
  const hasOffer = offer !== undefined
  const anew = useAt((now) => wayAnew({ service, dates: dates.serviceDates, hasOffer, now }))
  if (!record?.slot || isBoundElsewhere(base, record)) return false
  return anew === 'times' || anew === 'fullSession'
}

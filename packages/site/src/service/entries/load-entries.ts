import { getBooking, getInquiry, getPendingOrder, getSelectDate } from '@bellows/api'
import type { BookingPrefix, Service } from '@bellows/domain'
import { redirect } from '@tanstack/react-router'
import { entryTitle } from '../../booking/flow/step-texts.ts'
import { callApi } from '../../pages/call-api.ts'
import { loadMissingPage } from '../../pages/load-page.ts'
import type { RouterContext } from '../../router-context.ts'
import {
  loadService,
  loadServicePage,
  missing,
  type ServiceFacts,
  type ServicePageData,
} from '../load-service.ts'

/** Of what an id opens the server's document tells only whose service it is. */
export async function loadReserved(slotId: string, context: RouterContext): Promise<ServiceFacts> {
  const { serviceSlug } = await callApi(context, getBooking, { id: slotId }).catch(missing(context))
  const facts = await loadService(serviceSlug, context, slotId)
  const { isMiniSession, options } = facts.service
  return isMiniSession || !options.isBookingWithoutTime ? facts : loadMissingPage(context)
}

export async function loadPending(orderId: string, context: RouterContext): Promise<ServiceFacts> {
  const { order } = await callApi(context, getPendingOrder, { id: orderId }).catch(missing(context))
  return loadService(order.serviceSlug, context, orderId)
}

/** An inquiry about no service in particular has nothing to be booked by it. */
export async function loadInquiry(inquiryId: string, context: RouterContext): Promise<ServiceFacts> {
  const { serviceSlug } = await callApi(context, getInquiry, { id: inquiryId }).catch(missing(context))
  if (serviceSlug === null) throw redirect({ to: '/' })
  return loadService(serviceSlug, context, inquiryId)
}

export async function loadSelectDate(orderId: string, context: RouterContext): Promise<ServiceFacts> {
  const { order } = await callApi(context, getSelectDate, { id: orderId }).catch(missing(context))
  return loadService(order.serviceSlug, context, orderId)
}

export type EntryPageData = ServicePageData & Readonly<{ title: string }>

type EntryLink = Readonly<{ prefix: BookingPrefix | 'select-date'; id: string }>

/** The service page around what a link of a visitor's own opens: it stands first, where a letter has led them. */
export async function loadEntryPage(
  service: Service | undefined,
  { prefix, id }: EntryLink,
  context: RouterContext,
): Promise<EntryPageData> {
  const page = await loadServicePage(service, context, { hero: 'none', entry: id })
  return { ...page, title: entryTitle(context.i18n, prefix) }
}

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { stepRoutes } from '../booking/prefix-routes.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import type { ServiceFacts } from '../service/load-service.ts'
import { bookingRoute } from './booking.tsx'

const loading = () => import('../service/entries/load-entries.ts')
const scopes = () => import('../service/entries/entry-scopes.tsx')
const folder = 'packages/site/src/service/entries'

/** Around all that an id in the address opens: known only to whoever has the link. */
const personal = {
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  notFoundComponent: NotFoundPage,
  staticData: { isPersonal: true },
} as const
const scopeData = { sources: [`${folder}/entry-scopes.tsx`] }
type Parent = Promise<{ loaderData?: ServiceFacts }>
const serviceOf = async (parent: Parent) => (await parent).loaderData?.service
const indexHead = ({ loaderData, matches }: Parameters<typeof bookingHead>[0]) =>
  bookingHead({ loaderData: (loaderData as { title?: string } | undefined)?.title, matches })

const reservedRoute = createRoute({
  ...personal,
  getParentRoute: () => bookingRoute,
  path: 'reserved/$slotId',
  loader: async ({ context, params }) => (await loading()).loadReserved(params.slotId, context),
})
const pendingRoute = createRoute({
  ...personal,
  getParentRoute: () => bookingRoute,
  path: 'pending/$orderId',
  loader: async ({ context, params }) => (await loading()).loadPending(params.orderId, context),
})
const inquiryRoute = createRoute({
  ...personal,
  getParentRoute: () => bookingRoute,
  path: 'inquiries/$inquiryId',
  loader: async ({ context, params }) => (await loading()).loadInquiry(params.inquiryId, context),
})

const indexes = () => import('../service/entries/entry-indexes.tsx')
const indexData = { keepsCampaign: true, sources: [`${folder}/entry-indexes.tsx`] }

const reservedIndex = createRoute({
  getParentRoute: () => reservedRoute,
  path: '/',
  loader: async ({ context, params, parentMatchPromise }) =>
    (await loading()).loadEntryPage(
      await serviceOf(parentMatchPromise),
      { prefix: 'reserved', id: params.slotId },
      context,
    ),
  head: indexHead,
  staticData: indexData,
  component: lazyRouteComponent(indexes, 'ReservedIndex'),
})
const pendingIndex = createRoute({
  getParentRoute: () => pendingRoute,
  path: '/',
  loader: async ({ context, params, parentMatchPromise }) =>
    (await loading()).loadEntryPage(
      await serviceOf(parentMatchPromise),
      { prefix: 'pending', id: params.orderId },
      context,
    ),
  head: indexHead,
  staticData: indexData,
  component: lazyRouteComponent(indexes, 'PendingIndex'),
})
const inquiryIndex = createRoute({
  getParentRoute: () => inquiryRoute,
  path: '/',
  loader: async ({ context, params, parentMatchPromise }) =>
    (await loading()).loadEntryPage(
      await serviceOf(parentMatchPromise),
      { prefix: 'inquiries', id: params.inquiryId },
      context,
    ),
  head: indexHead,
  staticData: indexData,
  component: lazyRouteComponent(indexes, 'InquiryIndex'),
})
const reservedScope = createRoute({
  getParentRoute: () => reservedRoute,
  id: 'scope',
  staticData: scopeData,
  component: lazyRouteComponent(scopes, 'ReservedScope'),
})
const pendingScope = createRoute({
  getParentRoute: () => pendingRoute,
  id: 'scope',
  staticData: scopeData,
  component: lazyRouteComponent(scopes, 'PendingScope'),
})
const inquiryScope = createRoute({
  getParentRoute: () => inquiryRoute,
  id: 'scope',
  staticData: scopeData,
  component: lazyRouteComponent(scopes, 'InquiryScope'),
})

export const entryRoutes = [
  reservedRoute.addChildren([
    reservedIndex,
    reservedScope.addChildren([stepRoutes(reservedScope, 'reserved')]),
  ]),
  pendingRoute.addChildren([pendingIndex, pendingScope.addChildren([stepRoutes(pendingScope, 'pending')])]),
  inquiryRoute.addChildren([inquiryIndex, inquiryScope.addChildren([stepRoutes(inquiryScope, 'inquiries')])]),
] as const

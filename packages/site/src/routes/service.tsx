import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { stepRoutes } from '../booking/prefix-routes.ts'
import { factsAt, readOrKept } from '../pages/kept-page.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { bookingRoute } from './booking.tsx'

const scopes = () => import('../service/service-scope.tsx')
const loading = () => import('../service/load-service.ts')
const pages = () => import('../service/service-index.tsx')
const scopeData = { sources: ['packages/site/src/service/service-scope.tsx'] }
const indexData = {
  startsLate: true,
  code: () => Promise.all([loading(), pages()]),
  sources: [
    'packages/site/src/service/service-index.tsx',
    'packages/site/src/service/panel/booking-panel.tsx',
  ],
}

/** A service, whose facts all screens under it share. */
const serviceRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'services/$slug',
  loader: ({ context, params: { slug } }) =>
    readOrKept(context, factsAt(`/services/${slug}`), async () =>
      (await loading()).loadService(slug, context),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  notFoundComponent: NotFoundPage,
})

const serviceScope = createRoute({
  getParentRoute: () => serviceRoute,
  id: 'scope',
  staticData: scopeData,
  component: lazyRouteComponent(scopes, 'ServiceScope'),
})

const serviceIndexRoute = createRoute({
  getParentRoute: () => serviceRoute,
  path: '/',
  loader: ({ context, params, location, parentMatchPromise }) =>
    readOrKept(context, location.pathname, async () =>
      (await loading()).loadServiceIndex(
        params.slug,
        context,
        parentMatchPromise.then(({ loaderData }) => loaderData?.service),
      ),
    ),
  head: bookingHead,
  staticData: { ...indexData, isPublic: true, isCounted: true },
  component: lazyRouteComponent(pages, 'ServiceIndex'),
})

/** One time of a mini session, as a link leads to it. */
const slotRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'slots/$slotId',
  loader: ({ context, params: { slotId } }) =>
    readOrKept(context, factsAt(`/slots/${slotId}`), async () =>
      (await loading()).loadSlotService(slotId, context),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  notFoundComponent: NotFoundPage,
  staticData: { isPersonal: true },
})

const slotScope = createRoute({
  getParentRoute: () => slotRoute,
  id: 'scope',
  staticData: scopeData,
  component: lazyRouteComponent(scopes, 'SlotScope'),
})

const slotIndexRoute = createRoute({
  getParentRoute: () => slotRoute,
  path: '/',
  loader: async ({ context, location, parentMatchPromise }) => {
    const service = (await parentMatchPromise).loaderData?.service
    // A start that somebody has chosen freely is nobody else's to hold.
    if (service && !service.isMiniSession) throw redirect({ href: `/services/${service.slug}` })
    return readOrKept(context, location.pathname, async () =>
      (await loading()).loadSlotPage(service, context),
    )
  },
  head: bookingHead,
  staticData: { ...indexData, keepsCampaign: true },
  component: lazyRouteComponent(pages, 'SlotIndex'),
})

export const serviceRoutes = [
  serviceRoute.addChildren([
    serviceIndexRoute,
    serviceScope.addChildren([stepRoutes(serviceScope, 'services')]),
  ]),
  slotRoute.addChildren([slotIndexRoute, slotScope.addChildren([stepRoutes(slotScope, 'slots')])]),
] as const

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { stepRoutes } from '../booking/prefix-routes.ts'
import { bookingRoute } from './booking.tsx'

const screens = () => import('../service/service-scope.tsx')
const loading = () => import('../service/load-service.ts')
const pages = () => import('../service/service-index.tsx')
const sources = ['packages/site/src/service/service-scope.tsx']
const indexData = { sources: ['packages/site/src/service/service-index.tsx'] }

/** A service, whose facts all screens under it share. */
const serviceRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'services/$slug',
  loader: async ({ context, params }) => (await loading()).loadService(params.slug, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  staticData: { sources },
  component: lazyRouteComponent(screens, 'ServiceScope'),
})

const serviceIndexRoute = createRoute({
  getParentRoute: () => serviceRoute,
  path: '/',
  loader: async ({ context, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    return (await loading()).loadServicePage(loaderData?.service, context)
  },
  head: bookingHead,
  staticData: indexData,
  component: lazyRouteComponent(pages, 'ServiceIndex'),
})

/** One time of a mini session, as a link leads to it. */
const slotRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'slots/$slotId',
  loader: async ({ context, params }) => (await loading()).loadSlotService(params.slotId, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  staticData: { sources, isPersonal: true },
  component: lazyRouteComponent(screens, 'SlotScope'),
})

const slotIndexRoute = createRoute({
  getParentRoute: () => slotRoute,
  path: '/',
  loader: async ({ context, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    return (await loading()).loadServicePage(loaderData?.service, context)
  },
  head: bookingHead,
  staticData: indexData,
  component: lazyRouteComponent(pages, 'SlotIndex'),
})

export const serviceRoutes = [
  serviceRoute.addChildren([serviceIndexRoute, stepRoutes(serviceRoute, 'services')]),
  slotRoute.addChildren([slotIndexRoute, stepRoutes(slotRoute, 'slots')]),
] as const

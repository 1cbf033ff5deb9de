import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { bookingRoute } from './booking.tsx'

/** What follows a booking. The page's address is all that opens it, so nothing of it is drawn on the server. */
export const shootsRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'shoots/$orderId',
  loader: async ({ context, params }) =>
    (await import('../shoots/load-shoots.ts')).loadShoots(params.orderId, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => bookingHead({ loaderData: loaderData?.title, matches }),
  staticData: { isPersonal: true, sources: ['packages/site/src/shoots/finish-page.tsx'] },
  component: lazyRouteComponent(() => import('../shoots/finish-page.tsx'), 'FinishPage'),
  notFoundComponent: NotFoundPage,
})

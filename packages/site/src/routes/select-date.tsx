import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { bookingRoute } from './booking.tsx'

const loading = () => import('../service/entries/load-entries.ts')

/** Another date for what is booked, or the first one for a further shoot. */
const dateRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'select-date/$orderId',
  loader: async ({ context, params }) => (await loading()).loadSelectDate(params.orderId, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: bookingHead,
  notFoundComponent: NotFoundPage,
  staticData: { isPersonal: true },
})

const dateIndex = createRoute({
  getParentRoute: () => dateRoute,
  path: '/',
  loader: async ({ context, params, parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise
    const link = { prefix: 'select-date', id: params.orderId } as const
    return (await loading()).loadEntryPage(loaderData?.service, link, context)
  },
  head: ({ loaderData, matches }) => bookingHead({ loaderData: loaderData?.title, matches }),
  staticData: { sources: ['packages/site/src/service/entries/select-date/select-date-index.tsx'] },
  component: lazyRouteComponent(
    () => import('../service/entries/select-date/select-date-index.tsx'),
    'SelectDateIndex',
  ),
})

export const selectDateRoute = dateRoute.addChildren([dateIndex])

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellSources } from '../booking/prefix-routes.ts'
import { rootRoute } from './root.tsx'

/** Stands around every screen of a booking; its code brings what only they need. */
export const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'booking',
  staticData: { sources: shellSources },
  component: lazyRouteComponent(() => import('../booking/booking-shell.tsx'), 'BookingShell'),
})

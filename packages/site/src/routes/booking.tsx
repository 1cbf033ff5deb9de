import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

/** Stands around every screen of a booking. */
export const bookingRoute = createRoute({ getParentRoute: () => rootRoute, id: 'booking' })

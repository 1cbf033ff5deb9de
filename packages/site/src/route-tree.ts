import { homeRoute, missingRoute, pageRoute } from './routes/content.tsx'
import { bookingRoute } from './routes/booking.tsx'
import { rootRoute } from './routes/root.tsx'
import { serviceRoutes } from './routes/service.tsx'
import { shootsRoutes } from './routes/shoots.tsx'
import { verifyRoute } from './routes/verify.tsx'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  pageRoute,
  missingRoute,
  bookingRoute.addChildren([...serviceRoutes, shootsRoutes, verifyRoute]),
])

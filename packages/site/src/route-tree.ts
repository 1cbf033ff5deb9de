import { homeRoute, missingRoute, pageRoute } from './routes/content.tsx'
import { bookingRoute } from './routes/booking.tsx'
import { entryRoutes } from './routes/entries.tsx'
import { previewRoute } from './routes/preview.tsx'
import { rootRoute } from './routes/root.tsx'
import { selectDateRoute } from './routes/select-date.tsx'
import { serviceRoutes } from './routes/service.tsx'
import { shootsRoutes } from './routes/shoots.tsx'
import { verifyRoute } from './routes/verify.tsx'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  pageRoute,
  missingRoute,
  previewRoute,
  bookingRoute.addChildren([...serviceRoutes, ...entryRoutes, selectDateRoute, shootsRoutes, verifyRoute]),
])

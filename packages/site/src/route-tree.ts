import { homeRoute, pageRoute } from './routes/content.tsx'
import { rootRoute } from './routes/root.tsx'

export const routeTree = rootRoute.addChildren([homeRoute, pageRoute])

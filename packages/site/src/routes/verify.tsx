import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { bookingRoute } from './booking.tsx'

/** The router reads `1` and `true` as JSON; whoever typed them sees them as they were. */
const asTyped = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

/** Where anybody checks a signed copy; without script its form comes back with the fingerprint in the address. */
export const verifyRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'contracts/verify',
  validateSearch: ({ fingerprint }: Record<string, unknown>): { fingerprint?: unknown } => ({ fingerprint }),
  loaderDeps: ({ search }) => ({ fingerprint: asTyped(search.fingerprint) }),
  loader: async ({ context, deps }) =>
    (await import('../verify/load-verify.ts')).loadVerify(deps.fingerprint, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => bookingHead({ loaderData: loaderData?.title, matches }),
  staticData: { isPersonal: true, sources: ['packages/site/src/verify/verify-page.tsx'] },
  component: lazyRouteComponent(() => import('../verify/verify-page.tsx'), 'VerifyPage'),
  notFoundComponent: NotFoundPage,
})

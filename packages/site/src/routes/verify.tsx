import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import { bookingRoute } from './booking.tsx'

/** Where anybody checks a signed copy; without script its form comes back with the fingerprint in the address. */
export const verifyRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'contracts/verify',
  validateSearch: ({ fingerprint }: Record<string, unknown>) =>
    typeof fingerprint === 'string' ? { fingerprint } : {},
  loaderDeps: ({ search }) => ({ fingerprint: search.fingerprint ?? '' }),
  loader: async ({ context, deps }) =>
    (await import('../verify/load-verify.ts')).loadVerify(deps.fingerprint, context),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => bookingHead({ loaderData: loaderData?.title, matches }),
  staticData: { isPersonal: true, sources: ['packages/site/src/verify/verify-page.tsx'] },
  component: lazyRouteComponent(() => import('../verify/verify-page.tsx'), 'VerifyPage'),
  notFoundComponent: NotFoundPage,
})

import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { CONTRACT_PATH } from '../booking/prefix-routes.ts'
import { bookingHead } from '../booking/booking-head.ts'
import { NotFoundPage } from '../pages/error-page.tsx'
import type { ShootsPage } from '../shoots/shoots-texts.ts'
import { bookingRoute } from './booking.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of an order that the route shows. */
    shootsPage?: ShootsPage
  }
}

const folder = 'packages/site/src/shoots'

/** What follows a booking. The page's address is all that opens it, so nothing of it is drawn on the server. */
const shootsRoute = createRoute({
  getParentRoute: () => bookingRoute,
  path: 'shoots/$orderId',
  loader: async ({ context, params }) =>
    (await import('../shoots/load-shoots.ts')).requireOrder(params.orderId, context),
  staleTime: Number.POSITIVE_INFINITY,
  // The screens below have titles of their own; an order that is not there has none of them.
  head: ({ matches }) => bookingHead({ loaderData: undefined, matches }),
  staticData: { isPersonal: true },
  notFoundComponent: NotFoundPage,
})

const finishRoute = createRoute({
  getParentRoute: () => shootsRoute,
  path: '/',
  loader: async ({ context }) => (await import('../shoots/load-shoots.ts')).loadFinish(context),
  head: ({ loaderData, matches }) => bookingHead({ loaderData: loaderData?.title, matches }),
  staticData: { sources: [`${folder}/finish/finish-page.tsx`] },
  component: lazyRouteComponent(() => import('../shoots/finish/finish-page.tsx'), 'FinishPage'),
})

const frameRoute = createRoute({
  getParentRoute: () => shootsRoute,
  id: 'frame',
  staticData: { sources: [`${folder}/frame/shoots-layout.tsx`] },
  component: lazyRouteComponent(() => import('../shoots/frame/shoots-layout.tsx'), 'ShootsLayout'),
})

type PageTerms = Readonly<{
  path: string
  /** Source file of its screen, under the room's folder. */
  source: string
  component: ReturnType<typeof lazyRouteComponent>
}>

function pageRoute(page: ShootsPage, { path, source, component }: PageTerms): AnyRoute {
  return createRoute({
    getParentRoute: () => frameRoute,
    path,
    loader: async ({ context }) => {
      const { shootsTitle } = await import('../shoots/shoots-texts.ts')
      return shootsTitle(context.i18n, page)
    },
    head: bookingHead,
    staticData: { sources: [`${folder}/${source}`], shootsPage: page },
    component,
  }) as AnyRoute
}

const pages = [
  pageRoute('questionnaire', {
    path: 'questionnaire',
    source: 'questionnaire/shoots-questionnaire.tsx',
    component: lazyRouteComponent(
      () => import('../shoots/questionnaire/shoots-questionnaire.tsx'),
      'ShootsQuestionnaire',
    ),
  }),
  pageRoute('sign-contract', {
    path: CONTRACT_PATH,
    source: 'sign-contract/shoots-contract.tsx',
    component: lazyRouteComponent(
      () => import('../shoots/sign-contract/shoots-contract.tsx'),
      'ShootsContract',
    ),
  }),
  pageRoute('payments', {
    path: 'payments',
    source: 'payments/shoots-payments.tsx',
    component: lazyRouteComponent(() => import('../shoots/payments/shoots-payments.tsx'), 'ShootsPayments'),
  }),
  pageRoute('invoice', {
    path: 'payments/$invoiceId',
    source: 'payments/shoots-invoice-page.tsx',
    component: lazyRouteComponent(
      () => import('../shoots/payments/shoots-invoice-page.tsx'),
      'ShootsInvoicePage',
    ),
  }),
]

export const shootsRoutes = shootsRoute.addChildren([finishRoute, frameRoute.addChildren(pages)])

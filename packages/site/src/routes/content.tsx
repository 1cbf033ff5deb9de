import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFoundPage } from '../pages/error-page.tsx'
import { readOrKept } from '../pages/kept-page.ts'
import { contentTraits } from '../route-traits.ts'
import { pageTitle } from './page-title.ts'
import { rootRoute } from './root.tsx'

const screens = () => import('../pages/content-page.tsx')
const loading = () => import('../pages/load-page.ts')
const pageTraits = {
  ...contentTraits,
  isCounted: true,
  code: () => Promise.all([loading(), screens()]),
  sources: ['packages/site/src/pages/content-page.tsx'],
}

/** The page whose slug is null. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context, location }) =>
    readOrKept(context, location.pathname, async () => (await loading()).loadContentPage(context)),
  head: ({ loaderData, matches }) => pageTitle(matches, loaderData?.page.title),
  staticData: pageTraits,
  component: lazyRouteComponent(screens, 'HomePage'),
  notFoundComponent: NotFoundPage,
})

/** Any other content page. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$slug',
  loader: ({ context, params, location }) =>
    readOrKept(context, location.pathname, async () =>
      (await loading()).loadContentPage(context, params.slug, location.searchStr),
    ),
  head: ({ loaderData, matches }) => pageTitle(matches, loaderData?.page.title),
  staticData: pageTraits,
  component: lazyRouteComponent(screens, 'SlugPage'),
  notFoundComponent: NotFoundPage,
})

/** 404: every address that no other route knows. */
export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  loader: async ({ context }) => (await loading()).loadMissingPage(context),
  head: ({ matches }) => pageTitle(matches, undefined),
  staticData: contentTraits,
  notFoundComponent: NotFoundPage,
})

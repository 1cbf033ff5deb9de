import { createRoute } from '@tanstack/react-router'
import { ContentPage } from '../pages/content-page.tsx'
import { contentTraits } from '../route-traits.ts'
import { pageTitle } from './page-title.ts'
import { rootRoute } from './root.tsx'

/** The page whose slug is null. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async ({ context }) => (await import('../pages/load-page.ts')).loadContentPage(null, context),
  head: ({ loaderData, matches }) => pageTitle(matches, loaderData?.title),
  staticData: contentTraits,
  component: () => <ContentPage pageKey="" page={homeRoute.useLoaderData()} />,
})

/** Any other content page. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$slug',
  loader: async ({ context, params }) =>
    (await import('../pages/load-page.ts')).loadContentPage(params.slug, context),
  head: ({ loaderData, matches }) => pageTitle(matches, loaderData?.title),
  staticData: contentTraits,
  component: function Page() {
    return <ContentPage pageKey={pageRoute.useParams().slug} page={pageRoute.useLoaderData()} />
  },
})

/** 404: every address that no other route knows. */
export const missingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  loader: async ({ context }) => (await import('../pages/load-page.ts')).loadMissingPage(context),
  head: ({ matches }) => pageTitle(matches, undefined),
  staticData: contentTraits,
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { PREVIEW_TITLE } from '../preview/preview-title.ts'
import { rootRoute } from './root.tsx'

/** The owner's preview, held by a builder; visitors have no way here. */
export const previewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'web-builder/preview',
  loader: async ({ context }) => (await import('../preview/load-preview.ts')).loadPreview(context),
  head: () => ({ meta: [{ title: PREVIEW_TITLE }] }),
  staticData: { isPreview: true, sources: ['packages/site/src/preview/preview-page.tsx'] },
  component: lazyRouteComponent(() => import('../preview/preview-page.tsx'), 'PreviewPage'),
})

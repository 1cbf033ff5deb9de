import { I18nProvider } from '@lingui/react'
import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '@bellows/ui'
import { ErrorPage, NotFoundPage } from '../pages/error-page.tsx'
import { factsAt, readOrKept } from '../pages/kept-page.ts'
import { SiteFrame } from '../pages/site-frame.tsx'
import type { RouterContext } from '../router-context.ts'
import { pageTitle } from './page-title.ts'

/** The document; its loader brings what every screen knows of the studio. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Runs on navigations, not on hydration; what is only looked ahead at leaves nothing.
  beforeLoad: ({ context, preload }) => (preload ? undefined : context.leave()),
  loader: ({ context }) =>
    readOrKept(context, factsAt('/'), async () =>
      (await import('../pages/load-site.ts')).loadSite(context, new Date().toISOString()),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // An address that cannot be read is no route's, so the document itself names the error.
      ...(matches.length === 1 ? pageTitle(matches, undefined).meta : []),
    ],
  }),
  shellComponent: Document,
  component: SiteFrame,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Document({ children }: { children: ReactNode }) {
  const { i18n } = rootRoute.useRouteContext()
  return (
    <I18nProvider i18n={i18n}>
      <html lang={i18n.locale}>
        <head>
          <HeadContent />
        </head>
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    </I18nProvider>
  )
}

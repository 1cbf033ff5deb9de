import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { apiAccess } from './client/api-access.ts'
import { arrivals } from './client/arrive.ts'
import { followLinks } from './client/follow-links.ts'
import {
  beforeLeaving,
  firstPage,
  leaveFirstPage,
  markHydrated,
  turnFromFirstPage,
} from './client/first-page.ts'
import { askForCode, prefetchOnIntent } from './client/prefetch.ts'
import { announcePresentStyles } from './client/present-styles.ts'
import { revealPages } from './client/reveal-pages.ts'
import { keepServerHtml } from './client/server-html.ts'
import { standingDocument } from './client/standing.ts'
import { TakenOver } from './client/taken-over.tsx'
import { framedOf, keepFrame, loadFrameFor } from './pages/framed-page.ts'
import { keepFacts } from './pages/kept-page.ts'
import { createRouter } from './router.tsx'

function newRouter(arriving: ReturnType<typeof arrivals>) {
  const api = apiAccess(() => router.options.context.businessId)
  const router = createRouter({
    ...api,
    leave: leaveFirstPage,
    locale: document.documentElement.lang,
    messages: {},
    catalogue: window.catalogue,
    history: arriving.history,
  })
  arriving.follow(router)
  return router
}

/** Reading the code and starting it are two tasks, so that a press between them is not kept waiting. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The first page can be gone back to as it was drawn. */
function keepFirstPage({ state, options }: ReturnType<typeof newRouter>): void {
  keepFacts(state.matches, options.context)
  const framed = framedOf(state.matches)
  if (!framed) return
  options.context.kept.set(state.location.pathname, { ...framed, isAsDrawn: true })
  beforeLeaving(async () => keepServerHtml())
}

/** Takes over the document that the server drew; nothing of it is touched before everything for it is there. */
async function start(): Promise<void> {
  await nextTask()
  announcePresentStyles()
  const arriving = arrivals()
  const router = newRouter(arriving)
  await hydrate(router).finally(() => window.$_TSR?.h())
  await loadFrameFor(router.state.matches)
  keepFirstPage(router)
  const standing = standingDocument()
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    turnFromFirstPage()
    askForCode(router, toLocation.pathname)
    const { context } = router.options
    context.postedForm = null
    keepFrame(router.state.matches, context)
  })
  router.subscribe('onRendered', () => !firstPage.isShown && standing.drop())
  const following = new AbortController()
  const stand = (error: unknown) => {
    following.abort()
    arriving.leave()
    standing.put()
    window.standAlone?.(error)
  }
  const takeOver = () => {
    markHydrated()
    window.isRouted = true
    followLinks(router, following.signal)
    // No link of the preview leads anywhere.
    if (!router.state.matches.at(-1)?.staticData.isPreview) prefetchOnIntent(router, following.signal)
    document.querySelector('#speculation')?.remove()
    revealPages(router)
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver onTakenOver={takeOver}>
          <RouterProvider router={router} />
        </TakenOver>
      </StrictMode>,
      { onUncaughtError: stand },
    )
  })
}

start().catch((error: unknown) => window.standAlone?.(error))

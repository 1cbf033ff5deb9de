import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './client/follow-links.ts'
import { firstPage } from './client/first-page.ts'
import { announcePresentStyles } from './client/present-styles.ts'
import { wholeCatalogue } from './client/whole-catalogue.ts'
import type { ApiFetch } from './router-context.ts'
import { createRouter } from './router.tsx'

announcePresentStyles()
const callServer: ApiFetch = (path, init) => fetch(path, init)
const router = createRouter({
  fetch: callServer,
  loadMessages: wholeCatalogue(callServer),
  locale: document.documentElement.lang,
  messages: {},
})
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (!pathChanged) return
  firstPage.isShown = false
  router.options.context.postedForm = null
})
followLinks(router)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

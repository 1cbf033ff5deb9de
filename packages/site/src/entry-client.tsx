import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './client/follow-links.ts'
import { firstPage } from './client/hydration.ts'
import { announcePresentStyles } from './client/present-styles.ts'
import { loadWholeCatalogue } from './client/whole-catalogue.ts'
import { createRouter } from './router.tsx'

announcePresentStyles()
const router = createRouter({
  fetch: (path, init) => fetch(path, init),
  locale: document.documentElement.lang,
  messages: {},
})
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) firstPage.isShown = false
})
followLinks(router, loadWholeCatalogue(router))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

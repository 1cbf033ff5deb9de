import type { PreviewView } from '@bellows/protocol'
import { readMessage } from '@bellows/protocol'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { NOW } from '../booking/testing/fixtures.ts'
import type { RouterContext } from '../router-context.ts'
import { siteI18n } from '../site-i18n.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { createPreview, type Preview } from './preview.ts'
import { PreviewScreen } from './preview-page.tsx'

const context = fakeContext({ i18n: siteI18n('en-US', {}) })

/** The preview reads the studio's clock from the root of its routes. */
function routerOf(preview: Preview) {
  const root = createRootRouteWithContext<RouterContext>()({
    loader: () => ({ now: new Date(NOW).toISOString() }),
    component: () => <PreviewScreen preview={preview} />,
  })
  return createRouter({ routeTree: root, history: createMemoryHistory(), context })
}

/** A message as a builder would write it, read as one. */
function tell(preview: Preview, view: PreviewView): void {
  const { message } = readMessage({ action: 'web-builder-page-update', sequence: 1, view })
  if (!message) throw new Error('The story shows what no builder could send')
  preview.take(message)
}

export type PreviewStoryProps = Readonly<{
  /** What the builder shows; without it the preview waits. */
  view?: PreviewView
}>

/** The owner's preview with a builder that has spoken once, or not yet. */
export function PreviewStory({ view }: PreviewStoryProps) {
  const [router] = useState(() => {
    const preview = createPreview([], context)
    if (view) tell(preview, view)
    return routerOf(preview)
  })
  return <RouterProvider router={router as never} />
}

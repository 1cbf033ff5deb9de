import { InertSends, VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRouterContext } from '../pages/root-facts.ts'
import { keepInside } from './inert.ts'
import { createPreview, type Preview } from './preview.ts'
import { PreviewProvider } from './preview-context.ts'
import { PREVIEW_TITLE } from './preview-title.ts'
import * as css from './preview.css.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ShownView } from './shown-view.tsx'
import { usePointing } from './tools/use-pointing.ts'
import { useScrollingTo } from './tools/use-scrolling-to.ts'
import { useUndoKeys } from './tools/use-undo-keys.ts'

const route = getRouteApi('/web-builder/preview')

/** The owner's preview: an empty page until the builder speaks. */
export function PreviewPage() {
  const { builders } = route.useLoaderData()
  const context = useRouterContext()
  const [preview] = useState(() => createPreview(builders, context))
  return <PreviewScreen preview={preview} />
}

/** What a preview shows, and what can be done in it. */
export function PreviewScreen({ preview }: Readonly<{ preview: Preview }>) {
  useRunning(preview)
  usePointing(preview)
  useScrollingTo(preview)
  useUndoKeys(preview)
  useKeptTitle()
  const shown = useSyncExternalStore(preview.shown.subscribe, preview.shown.get, () => null)
  return (
    <PreviewProvider value={preview}>
      <InertSends value={doesNothing}>
        {shown ? (
          <ScreenBoundary shown={shown} onCrash={preview.crashed}>
            <ShownView shown={shown} />
          </ScreenBoundary>
        ) : (
          <Waiting />
        )}
      </InertSends>
    </PreviewProvider>
  )
}

/** Screens name themselves in the title; this one stays the preview. */
function useKeptTitle(): void {
  useEffect(() => {
    const own = document.title
    const keep = () => {
      if (document.title !== own) document.title = own
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])
}

/** Hears the builder, and keeps everything inside. */
function useRunning(preview: Preview): void {
  useEffect(() => {
    const leaving = new AbortController()
    keepInside(leaving.signal)
    const close = preview.start()
    return () => {
      leaving.abort()
      close()
    }
  }, [preview])
}

function DoesNothing() {
  return (
    <VisuallyHidden>
      {' '}
      <Trans>Does nothing in the preview</Trans>
    </VisuallyHidden>
  )
}

/** The same at each drawing: whoever says it is not drawn anew. */
const doesNothing = <DoesNothing />

function Waiting() {
  return (
    <main className={css.quiet} data-scheme="light_1">
      <VisuallyHidden as="h1">{PREVIEW_TITLE}</VisuallyHidden>
      <p className={css.late} role="status">
        <Trans>Waiting for the builder…</Trans>
      </p>
    </main>
  )
}

import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { inSite } from './in-site.tsx'

/** Puts an element on the page as the server sends it, parsed by the browser and not yet alive. */
export function serve(element: ReactElement): HTMLElement {
  const parsed = new DOMParser().parseFromString(renderToString(inSite(element)), 'text/html')
  const host = document.createElement('div')
  host.append(...parsed.body.childNodes)
  document.body.append(host)
  return host
}

/**
 * Serves an element, hydrates it and fails on any difference. Runs in a browser, inside a story's play
 * function; `look` sees the hydrated host before it goes.
 */
export async function hydrates(
  element: ReactElement,
  look: (host: HTMLElement) => Promise<void> = async () => {},
  host = serve(element),
): Promise<void> {
  const differences: unknown[] = []
  const onDifference = (difference: unknown) => differences.push(difference)
  const marker = host.firstElementChild
  const root = hydrateRoot(host, inSite(element), {
    onRecoverableError: onDifference,
    onUncaughtError: onDifference,
  })
  try {
    await waitFor(() => {
      const isHydrated = marker !== null && Object.keys(marker).some((key) => key.startsWith('__reactFiber'))
      if (!isHydrated && differences.length === 0) throw new Error('Not hydrated yet')
    })
    await expect(differences).toEqual([])
    await look(host)
  } finally {
    // What stays would push down every story that shares the page.
    root.unmount()
    host.remove()
  }
}

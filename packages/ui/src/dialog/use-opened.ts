import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

type Opened = typeof import('./opened.ts')

let opened: Opened | undefined
const waiting = new Set<() => void>()

async function fetchOpened(): Promise<void> {
  opened ??= await import('./opened.ts')
  for (const tell of waiting) tell()
}

/** Fetches what draws open dialogs before one is wanted; what does not come is asked for again then. */
export const preloadDialogs = (): void => void fetchOpened().catch(() => undefined)

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/**
 * What draws an open dialog, as soon as it is there. When it cannot be fetched the dialog closes again, so that the
 * next press tries anew.
 */
export function useOpened(isOpen: boolean, onClose: () => void): Opened | undefined {
  const code = useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  )
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) fetchOpened().catch(() => giveUp())
  }, [isOpen])
  return isOpen ? code : undefined
}

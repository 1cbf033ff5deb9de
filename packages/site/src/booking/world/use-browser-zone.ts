import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The visitor's own time zone; `null` until the page is in the browser. */
export const useBrowserZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )

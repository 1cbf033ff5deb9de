import { useEffect, useEffectEvent } from 'react'
import { lateCode } from '../late-code/late-code.ts'

const opened = lateCode(() => import('./opened.ts'))

/** Fetches what draws open dialogs before one is wanted. */
export const preloadDialogs = opened.preload

/**
 * What draws an open dialog, as soon as it is there. When it cannot be fetched the dialog closes again, so that the
 * next press tries anew.
 */
export function useOpened(isOpen: boolean, onClose: () => void) {
  const code = opened.useCode()
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) opened.fetch().catch(() => giveUp())
  }, [isOpen])
  return isOpen ? code : undefined
}

import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as css from './offline-strip.css.ts'

const BACK_FOR = 4000

/** Says that the network is gone, and for a moment that it is back. */
export function OfflineStrip() {
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => (isOnline ? undefined : () => setWasOffline(true)), [isOnline])
  useEffect(() => {
    if (!wasOffline || !isOnline) return undefined
    const timer = setTimeout(() => setWasOffline(false), BACK_FOR)
    return () => clearTimeout(timer)
  }, [wasOffline, isOnline])
  return (
    <div role="status" className={css.region}>
      {!isOnline && (
        <p className={css.strip} data-surface="secondary">
          <Trans>You’re offline. What you typed is kept on this device.</Trans>
        </p>
      )}
      {isOnline && wasOffline && (
        <p className={css.strip} data-surface="secondary">
          <Trans>Back online</Trans>
        </p>
      )}
    </div>
  )
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

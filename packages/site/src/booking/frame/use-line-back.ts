import { useEffect, useEffectEvent } from 'react'

/** Tells when the line is back, where something waits for it. */
export function useLineBack(isWaiting: boolean, tell: () => void): void {
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (!isWaiting) return undefined
    const listener = () => told()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWaiting])
}

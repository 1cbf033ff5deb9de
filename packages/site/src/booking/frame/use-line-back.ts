import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds: a line that is back by the browser’s word may need a moment more. */
const AGAIN = 2000
const JUST_BACK = 3 * AGAIN

/** Tells when the line is back, where something waits for it; anew where the line was not quite back by then. */
export function useLineBack(isWaiting: boolean, tell: () => void): void {
  const told = useEffectEvent(tell)
  const backAt = useRef(-Infinity)
  useEffect(() => {
    const note = () => (backAt.current = performance.now())
    addEventListener('online', note)
    return () => removeEventListener('online', note)
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => told(), AGAIN)
    }
    const atOnce = () => {
      told()
      later()
    }
    if (performance.now() - backAt.current < JUST_BACK) later()
    addEventListener('online', atOnce)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', atOnce)
    }
  }, [isWaiting])
}

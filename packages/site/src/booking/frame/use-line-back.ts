import { useEffect, useEffectEvent } from 'react'

/** Milliseconds: a line that is back by the browser’s word may need a moment more. */
const AGAIN = 2000

/** Tells when the line is back, where something waits for it, and once more where it still waits a moment later. */
export function useLineBack(isWaiting: boolean, tell: () => void): void {
  const told = useEffectEvent(() => isWaiting && tell())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listener = () => {
      told()
      clearTimeout(timer)
      timer = setTimeout(() => told(), AGAIN)
    }
    addEventListener('online', listener)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [])
}

import { LINE_SETTLES } from '@bellows/ui'
import { useEffect, useEffectEvent } from 'react'

/** Tells when the line is back, where something waits for it, and once more where it still waits a moment later. */
export function useLineBack(isWaiting: boolean, tell: () => void): void {
  const told = useEffectEvent(() => isWaiting && tell())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listener = () => {
      told()
      clearTimeout(timer)
      timer = setTimeout(() => told(), LINE_SETTLES)
    }
    addEventListener('online', listener)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [])
}

import { useCallback, useEffect, useRef } from 'react'
import { afterPress } from './after-press.ts'

/** A runner that lets a press end before its work changes the page; one that is under way at the start, too. */
export function useAfterPress(): (work: () => void) => void {
  const watch = useRef<ReturnType<typeof afterPress>>(undefined)
  useEffect(() => {
    watch.current = afterPress(document)
    return watch.current.stop
  }, [])
  return useCallback((work: () => void) => (watch.current ? watch.current.run(work) : work()), [])
}

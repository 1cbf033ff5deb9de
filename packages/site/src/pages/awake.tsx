import { useEffect, useRef } from 'react'
import { replayTap } from '../client/early-tap.ts'

/** Tells the tap keeper that the block around it answers now. */
export function Awake() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const block = mark.current?.closest('[data-block]')
    if (!block) return undefined
    // What the block took over from the server's drawing, a choice made early, is rendered by then.
    const timer = setTimeout(() => replayTap(block))
    return () => clearTimeout(timer)
  }, [])
  return <span ref={mark} hidden />
}

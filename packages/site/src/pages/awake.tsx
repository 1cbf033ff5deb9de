import { useEffect } from 'react'
import { replayTap } from '../client/early-tap.ts'

type AwakeProps = Readonly<{ blockId: string; onAwake?: () => void }>

/** Tells the tap keeper that the block with that id answers now. It draws nothing. */
export function Awake({ blockId, onAwake }: AwakeProps) {
  useEffect(() => onAwake?.(), [onAwake])
  useEffect(() => {
    const block = document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)
    if (!block) return undefined
    // What the block took over from the server's drawing, a choice made early, is rendered by then.
    const timer = setTimeout(() => replayTap(block))
    return () => clearTimeout(timer)
  }, [blockId])
  return null
}

import { useRef, type PointerEvent } from 'react'

const LEAST = 40

type Point = Readonly<{ clientX: number; clientY: number }>

/** Direction of a finger's way: -1 to the left, 1 to the right, 0 if it was too short or rather upright. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const x = to.clientX - from.clientX
  if (Math.abs(x) < LEAST || Math.abs(x) < Math.abs(to.clientY - from.clientY)) return 0
  return x < 0 ? -1 : 1
}

type Swipe = Readonly<{ onForward: () => void; onBack: () => void }>

/** Handlers for an element that a finger or pen can swipe. */
export function useSwipe({ onForward, onBack }: Swipe) {
  const start = useRef<Point>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : event
    },
    onPointerCancel: () => {
      start.current = null
    },
    onPointerUp: (event: PointerEvent) => {
      const way = start.current ? swipeOf(start.current, event) : 0
      start.current = null
      if (way === 0) return
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      if (way < 0 === isRtl) onBack()
      else onForward()
    },
  }
}

import { useEffect } from 'react'
import type { Preview } from '../preview.ts'

const blockAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('[data-block]')?.getAttribute('data-block') ?? null) : null

/** A press on the editor of paddings changes these and chooses nothing. */
const isOnEditor = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-padding-editor]') !== null

/** Whether a pointer moved itself: what scrolls under one that lies still was not pointed at. */
function createMoves() {
  let last = ''
  return {
    isOne: ({ pointerId, screenX, screenY }: PointerEvent): boolean => {
      const before = last
      last = `${pointerId} ${screenX} ${screenY}`
      return last !== before
    },
    forget: () => void (last = ''),
  }
}

/** Which block the pointer or the focus is on, and which one is pressed; the builder hears of the latter. */
export function usePointing({ pointed, marked, say }: Preview): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const moves = createMoves()
    const point = (event: Event) => pointed.set(blockAt(event))
    const follow = (event: PointerEvent) => moves.isOne(event) && point(event)
    const leave = () => {
      moves.forget()
      pointed.set(null)
    }
    const choose = (event: Event) => {
      const id = blockAt(event)
      if (id === null || isOnEditor(event)) return
      marked.set(id)
      say({ action: 'web-builder-select', id })
    }
    document.addEventListener('pointermove', follow, { signal })
    document.addEventListener('pointerdown', point, { signal })
    document.addEventListener('focusin', point, { signal })
    document.documentElement.addEventListener('pointerleave', leave, { signal })
    addEventListener('click', choose, { signal, capture: true })
    return () => leaving.abort()
  }, [pointed, marked, say])
}

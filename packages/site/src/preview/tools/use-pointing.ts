import { useEffect } from 'react'
import type { Preview } from '../preview.ts'

const blockAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('[data-block]')?.getAttribute('data-block') ?? null) : null

/** A press on the editor of paddings changes these and chooses nothing. */
const isOnEditor = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-padding-editor]') !== null

/** Which block the pointer or the focus is on, and which one is pressed; the builder hears of the latter. */
export function usePointing({ pointed, marked, say }: Preview): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const point = (event: Event) => pointed.set(blockAt(event))
    const choose = (event: Event) => {
      const id = blockAt(event)
      if (id === null || isOnEditor(event)) return
      marked.set(id)
      say({ action: 'web-builder-select', id })
    }
    document.addEventListener('pointerover', point, { signal })
    document.addEventListener('focusin', point, { signal })
    document.documentElement.addEventListener('pointerleave', () => pointed.set(null), { signal })
    addEventListener('click', choose, { signal, capture: true })
    return () => leaving.abort()
  }, [pointed, marked, say])
}

import { useLayoutEffect, useRef } from 'react'

type Before = Readonly<{ asked: unknown; field: Element; top: number }>

/**
 * Keeps the field that has the focus where it is in the window when other questions are asked above it. Gives what is
 * called before the change.
 */
export function useSteadyField(asked: unknown): () => void {
  const before = useRef<Before>(undefined)
  useLayoutEffect(() => {
    const { current } = before
    if (!current || current.asked === asked) return
    before.current = undefined
    if (!current.field.isConnected) return
    const top = current.field.getBoundingClientRect().top - current.top
    if (top !== 0) scrollBy({ top, behavior: 'instant' })
  }, [asked])
  return () => {
    const field = document.activeElement
    if (field && field !== document.body)
      before.current = { asked, field, top: field.getBoundingClientRect().top }
  }
}

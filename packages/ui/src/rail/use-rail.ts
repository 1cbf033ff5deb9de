import { useCallback, useEffect, useMemo, useState } from 'react'
import { scrollBehavior } from '../media-query/reduced-motion.ts'
import { railPosition, railTarget, type RailMeasure, type RailPosition } from './rail-position.ts'

export type Rail = RailPosition &
  Readonly<{
    count: number
    /** It has been measured in the browser. */
    isLive: boolean
    next: () => void
    previous: () => void
    /** Ref of what scrolls; its first child holds the cards. */
    attach: (viewport: HTMLElement | null) => void
  }>

const unmeasured: RailPosition = { index: 0, isWhole: false, isAtStart: true, isAtEnd: false }
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'
const cardsOf = (viewport: HTMLElement) => [...(viewport.firstElementChild?.children ?? [])]

/** Distances from the first card are the same on paper whichever way the line runs. */
function measureOf(viewport: HTMLElement): RailMeasure {
  const side = isRtl(viewport) ? 'right' : 'left'
  const edges = cardsOf(viewport).map((card) => card.getBoundingClientRect()[side])
  return {
    starts: edges.map((edge) => Math.abs(edge - (edges[0] ?? 0))),
    scrolled: Math.abs(viewport.scrollLeft),
    reach: viewport.scrollWidth - viewport.clientWidth,
  }
}

function scrollByCard(viewport: HTMLElement | null, by: -1 | 1): void {
  if (!viewport) return
  const target = railTarget(measureOf(viewport), by)
  viewport.scrollTo({ left: isRtl(viewport) ? -target : target, behavior: scrollBehavior() })
}

const isSame = (a: RailPosition, b: RailPosition) =>
  a.index === b.index && a.isWhole === b.isWhole && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd

/** Where a scrolling list of `count` cards stands, and the moves by one card. */
export function useRail(count: number): Rail {
  const [viewport, attach] = useState<HTMLElement | null>(null)
  const [measured, setMeasured] = useState<RailPosition | null>(null)
  const measure = useCallback(() => {
    if (!viewport) return
    const position = railPosition(measureOf(viewport))
    setMeasured((was) => (was && isSame(was, position) ? was : position))
  }, [viewport])
  useEffect(() => {
    if (!viewport) return undefined
    const observer = new ResizeObserver(measure)
    for (const box of [viewport, viewport.firstElementChild]) if (box) observer.observe(box)
    viewport.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      viewport.removeEventListener('scroll', measure)
    }
  }, [viewport, measure])
  const moves = useMemo(
    () => ({ next: () => scrollByCard(viewport, 1), previous: () => scrollByCard(viewport, -1) }),
    [viewport],
  )
  return { ...(measured ?? unmeasured), ...moves, isLive: measured !== null, count, attach }
}

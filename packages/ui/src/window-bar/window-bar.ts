import { windowBars } from '@bellows/tokens'

type Edge = Exclude<keyof typeof windowBars, 'foot'>

/** Bars of this page and their heights: what takes the focus stays clear of the highest. */
const heights: Record<Edge, Map<Element, number>> = { head: new Map(), bar: new Map() }

function tell(edge: Edge): void {
  const most = Math.max(0, ...heights[edge].values())
  const { style } = document.documentElement
  if (most > 0) style.setProperty(windowBars[edge], `${most}px`)
  else style.removeProperty(windowBars[edge])
}

/** Height of what stays at the window's edge: the bar, or the part of it that does. */
const heightOf = (parts: readonly Element[]): number =>
  Math.max(
    0,
    ...parts
      .filter((part) => ['sticky', 'absolute'].includes(getComputedStyle(part).position))
      .map((part) => part.getBoundingClientRect().height),
  )

/** Refs of bars: they say how much of the window one takes, for the page to keep clear of it and for it to give way. */
const watch = (edge: Edge) => (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const parts = [bar, ...bar.children]
  const observer = new ResizeObserver(() => {
    const height = heightOf(parts)
    heights[edge].set(bar, height)
    bar.style.setProperty(windowBars[edge], `${height}px`)
    tell(edge)
  })
  for (const part of parts) observer.observe(part)
  return () => {
    observer.disconnect()
    heights[edge].delete(bar)
    bar.style.removeProperty(windowBars[edge])
    tell(edge)
  }
}

export const topBar = watch('head')
export const bottomBar = watch('bar')

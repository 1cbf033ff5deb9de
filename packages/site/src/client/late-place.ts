import type { Place } from './places.ts'

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const canReach = ({ top }: Place) => document.documentElement.scrollHeight - innerHeight >= top

export const goTo = ({ left, top }: Place): void => scrollTo({ left, top, behavior: 'instant' })

/** The document was left and is shown again: by a reload, or by Back from elsewhere. */
export function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

/**
 * Gives every section its height: what is far below stands for less until it is drawn, and would push a place that is
 * gone to before. Gives the way to end it.
 */
export function drawWhole(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-block]{content-visibility:visible!important}')
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

const isAt = ({ top }: Place) => Math.abs(scrollY - top) <= 1

/**
 * Goes to a place that the page is too short for, once it has grown: screens of the booking fill as their answers come.
 * One that the browser has restored is held meanwhile: what comes above the foot would carry it off with the foot.
 * Whoever moves before stays where they are. Gives the way to end it.
 */
export function latePlace(place: Place, { isHeld = false } = {}): () => void {
  const waiting = new AbortController()
  const end = () => waiting.abort()
  if (canReach(place) && !(isHeld && isAt(place))) return end
  const growth = new ResizeObserver(() => {
    if (!canReach(place)) return
    if (!isHeld) end()
    goTo(place)
  })
  waiting.signal.addEventListener('abort', () => growth.disconnect())
  const { signal } = waiting
  for (const move of moves) addEventListener(move, end, { signal, passive: true })
  // A reader's own commands scroll without any of these.
  if (isHeld)
    addEventListener('scroll', () => canReach(place) && !isAt(place) && end(), { signal, passive: true })
  growth.observe(document.body)
  return end
}

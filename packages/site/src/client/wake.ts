import { hasDraft, type Wakes } from '@bellows/sections'

const margins = { near: '200px', seen: '0px' }
/** Milliseconds of a slider's first interval that pass before it asks for its code. */
const REST = 3000
/** Turning to a section: moving over it, tabbing into it, pressing, or finding text inside what is closed. */
const touches = ['pointermove', 'pointerdown', 'focusin', 'click', 'beforematch']

/** A page that scrolls under a resting mouse makes moves of no length. */
const isRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

const isTouchedAlready = (slot: Element) =>
  slot.contains(document.activeElement) || Boolean(window.keptTap && slot.contains(window.keptTap))

/** On the window, since React stops what reaches a part that it has not hydrated yet. */
function onTouch(slot: Element, open: () => void): () => void {
  const watch = (event: Event) => {
    if (event.target instanceof Node && slot.contains(event.target) && !isRest(event)) open()
  }
  for (const type of touches) window.addEventListener(type, watch, true)
  return () => {
    for (const type of touches) window.removeEventListener(type, watch, true)
  }
}

function onView(slot: Element, rootMargin: string, open: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && open(),
    {
      rootMargin,
    },
  )
  // A header's slot has no box of its own, so what is in it is watched.
  observer.observe(slot.getClientRects().length > 0 ? slot : (slot.firstElementChild ?? slot))
  return () => observer.disconnect()
}

function onRest(open: () => void): () => void {
  const timer = setTimeout(open, REST)
  return () => clearTimeout(timer)
}

function onScroll(open: () => void): () => void {
  window.addEventListener('scroll', open, { once: true, passive: true })
  return () => window.removeEventListener('scroll', open)
}

/** Settles when the visitor turns to the section again, or the line is back; true for the line. */
export const nextTouch = (slot: Element): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isLineBack: boolean) => {
      stop()
      removeEventListener('online', onLine)
      resolve(isLineBack)
    }
    const onLine = () => settle(true)
    const stop = onTouch(slot, () => settle(false))
    addEventListener('online', onLine)
  })

/** Somebody is in it, or was, and wants to find what they typed. */
const isWanted = (slot: Element) => isTouchedAlready(slot) || hasDraft(slot.getAttribute('data-block') ?? '')

/** Settles when the section in the slot is to wake up. A header wakes with the first scroll too: it makes room then. */
export function wakeUp(slot: Element | null, wakes: Wakes, isHeader: boolean): Promise<void> {
  if (!slot || isWanted(slot) || (isHeader && window.scrollY > 0)) return Promise.resolve()
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const open = () => {
      for (const stop of stops) stop()
      resolve()
    }
    stops.push(onTouch(slot, open))
    if (wakes === 'near' || wakes === 'seen') stops.push(onView(slot, margins[wakes], open))
    if (wakes === 'rested') stops.push(onRest(open))
    if (isHeader) stops.push(onScroll(open))
  })
}

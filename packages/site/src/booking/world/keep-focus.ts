/** Where an element stood that is gone: the nearest of its places that still stands. */
function placeOf(gone: Node, changes: readonly MutationRecord[]): Element | null {
  let place = gone
  for (const { removedNodes, target } of changes)
    if ([...removedNodes].some((removed) => removed.contains(place))) place = target
  return place instanceof Element && place.isConnected ? place : null
}

const isSeen = (heading: HTMLElement) => heading.checkVisibility({ visibilityProperty: true })

/** The first heading within the nearest place around that has one. */
function headingNear(place: Element | null): HTMLElement | undefined {
  for (let around = place; around; around = around.parentElement) {
    const heading = [...around.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isSeen)
    if (heading) return heading
  }
  return undefined
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * Whoever pressed what then goes away does not start at the page's top again: unless something else has taken the
 * focus, the nearest heading gets it. Returns how to stop.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const come = ({ target }: FocusEvent) => void (focused = target instanceof Element ? target : null)
  // A press beside it gives the focus up; a browser may say the same of an element that is being taken away.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  const watch = new MutationObserver((changes) => {
    if (!focused || focused.isConnected) return
    const place = placeOf(focused, changes)
    focused = null
    // What takes its place may ask for the focus itself, once it is drawn.
    timer = setTimeout(() => {
      const heading = isNowhere() && headingNear(place)
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  })
  addEventListener('focusin', come)
  addEventListener('focusout', leave)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    removeEventListener('focusin', come)
    removeEventListener('focusout', leave)
  }
}

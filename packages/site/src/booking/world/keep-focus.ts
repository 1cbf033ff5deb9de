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

/** Nothing else has the focus; a browser may leave what is disabled in it until the next frame. */
function isNowhere(lost: Element): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === lost
}

/**
 * Whoever pressed what then goes away, or chose what can be chosen no more, does not start at the page's top again:
 * unless something else has taken the focus, the nearest heading gets it. Returns how to stop.
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
    const lost = focused
    if (!lost || (lost.isConnected && !lost.matches('input:disabled'))) return
    const place = lost.isConnected ? lost : placeOf(lost, changes)
    focused = null
    // What takes its place may ask for the focus itself, once it is drawn.
    timer = setTimeout(() => {
      const heading = isNowhere(lost) && headingNear(place)
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  })
  addEventListener('focusin', come)
  addEventListener('focusout', leave)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    removeEventListener('focusin', come)
    removeEventListener('focusout', leave)
  }
}

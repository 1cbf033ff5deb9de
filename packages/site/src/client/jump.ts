/** Moves the focus without moving the page; what takes no focus by itself takes it this once. */
export function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const isTop = (hash: string) => hash === '' || hash === '#' || hash.toLowerCase() === '#top'

/** Goes to the place on this page that a hash names, with eye and focus; false where there is none. */
export function jumpTo(hash: string): boolean {
  const target = targetOf(hash)
  if (!target) {
    if (isTop(hash)) scrollTo({ top: 0 })
    return isTop(hash)
  }
  focusOn(target)
  target.scrollIntoView()
  return true
}

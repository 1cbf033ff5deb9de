import type { Messages } from '@lingui/core'

declare global {
  interface Window {
    /** The last tap on a control whose code had not arrived; set by the inline keeper. */
    keptTap?: HTMLElement | null
    /** What had the focus then. */
    keptIn?: Element | null
    /** The language's messages, asked for by the inline keeper as it starts the client. */
    catalogue?: Promise<Messages>
    /** Set where the client answers for the history; until then the inline keeper does. */
    isRouted?: boolean
    /** The inline keeper's: gives the client up, lets the server's page work as without script, and reports why. */
    standAlone?: (reason: unknown) => void
  }
}

/** Something was pressed in a block too early, and waits for its code. */
export const isTapIn = (block: Element): boolean => Boolean(window.keptTap && block.contains(window.keptTap))

/**
 * Whoever went on to a field since types there, and nothing may open over it; and a panel of the menu opens over the page
 * only while the focus is at its entry.
 */
function hasGoneOn(tap: HTMLElement): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === window.keptIn) return false
  if (activeElement.matches('input, textarea, select')) return true
  const entry = tap.closest('[data-entry]')
  return entry !== null && !entry.contains(activeElement)
}

/** Lets a block answer for itself, and presses again what was pressed in it too early. */
export function replayTap(block: Element): void {
  block.removeAttribute('data-wait')
  const tap = window.keptTap
  if (!tap || !isTapIn(block)) return
  window.keptTap = null
  tap.removeAttribute('data-pressed')
  // The inline keeper said of a menu's button that its panel is open; from now on its state says so.
  if (tap.nextElementSibling?.matches('[data-navigation-panel]')) tap.ariaExpanded = 'false'
  if (!hasGoneOn(tap)) tap.click()
}

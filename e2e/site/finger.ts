import type { Locator } from '@playwright/test'

/**
 * Links and buttons of a place that a finger can hardly hit: their names, with how wide and high the spot is that answers
 * for them, whatever box it belongs to. Links among the words of a sentence are left out.
 */
export const smallTargets = (place: Locator, least: number): Promise<string[]> =>
  place.evaluate((scope, pixels) => {
    const seen = { opacityProperty: true, visibilityProperty: true }
    /** Seen, and not among words; the skip link is cut away until the Tab key comes to it. */
    const isMeant = (target: Element) => {
      const { clipPath, display } = getComputedStyle(target)
      const isAmongWords = [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (display === 'inline' && isAmongWords) return false
      return target.checkVisibility(seen) && clipPath === 'none' && !target.closest('[aria-hidden], [inert]')
    }
    /** Pixels from a point, one way, on which the target answers. */
    const reach = (
      target: Element,
      [x, y]: readonly [number, number],
      [right, down]: readonly [number, number],
    ) => {
      let far = 0
      while (
        far < pixels &&
        target.contains(document.elementFromPoint(x + (far + 1) * right, y + (far + 1) * down))
      )
        far += 1
      return far
    }
    return [...scope.querySelectorAll('a[href], button')].flatMap((target) => {
      if (!isMeant(target)) return []
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const [box] = target.getClientRects()
      if (!box || box.width < 2) return []
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      const wide = reach(target, middle, [-1, 0]) + 1 + reach(target, middle, [1, 0])
      const high = reach(target, middle, [0, -1]) + 1 + reach(target, middle, [0, 1])
      const name = target.getAttribute('aria-label') ?? target.textContent
      return Math.min(wide, high) < pixels ? [`${name}: ${wide} × ${high}`] : []
    })
  }, least)

import { expect, type Locator, type Page } from '@playwright/test'

/** What a visitor who only has keys would not see of the focus; '' where all is well. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    /** A control and what draws its ring for it, or is drawn within it. */
    const NEAR = 4
    const nearTo = (at: Element): Element[] => {
      const near: Element[] = []
      for (let box: Element | null = at; box && near.length < NEAR; box = box.parentElement) near.push(box)
      return near
    }
    const placeFault = (at: Element): string => {
      const { left, right, top, bottom } = at.getBoundingClientRect()
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'is out of the window'
      const front = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      )
      const isInFront = !front || front.contains(at) || nearTo(at).some((box) => box.contains(front))
      return isInFront ? '' : `is covered by ${front.localName}`
    }
    const isRinged = (at: Element) =>
      nearTo(at).some((box) =>
        [null, '::after'].some((part) => getComputedStyle(box, part).outlineStyle !== 'none'),
      )
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at.contains(document.body)) return 'nothing has the focus'
    const name = `${at.localName} “${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}”`
    // What only takes the focus so that a new page is read from there has no ring.
    const fault = placeFault(at) || (at.tabIndex < 0 || isRinged(at) ? '' : 'has no ring')
    return fault && `${name} ${fault}`
  })

/** The focus can be seen, once what scrolls or opens has come to rest. */
export const seesFocus = (page: Page): Promise<void> => expect.poll(() => focusFault(page)).toBe('')

/** Stops of the Tab key between two controls of a page, at the most. */
const STOPS = 80
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** The control stands before what has the focus, in the order of the page. */
const isBehind = (control: Locator) =>
  control.evaluate(
    (element) =>
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  )

/** From where the focus is to a control by the Tab key alone, with the focus seen at every stop. */
export async function tabInSight(page: Page, control: Locator): Promise<void> {
  const key = (await isBehind(control)) ? 'Shift+Tab' : 'Tab'
  for (let stops = 0; stops < STOPS && !(await isFocused(control)); stops += 1) {
    await page.keyboard.press(key)
    await seesFocus(page)
  }
  await expect(control).toBeFocused()
}

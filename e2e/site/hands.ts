import { expect, type Locator, type Page } from '@playwright/test'

/** How a visitor presses and types. */
export type Hand = Readonly<{
  press: (control: Locator) => Promise<void>
  type: (control: Locator, text: string) => Promise<void>
}>

export const byPointer: Hand = {
  press: async (control) => {
    // A forced press asks nothing of the page, and what still moves would be missed; this waits until it rests.
    await control.scrollIntoViewIfNeeded()
    await control.click({ force: true })
  },
  type: (control, text) => control.fill(text),
}

/** Counts what is pressed; what is typed is not. */
export function counted(hand: Hand = byPointer): Hand & { count: () => number } {
  let presses = 0
  return {
    ...hand,
    press: async (control) => {
      presses += 1
      await hand.press(control)
    },
    count: () => presses,
  }
}

/** Stops of the Tab key between two controls of a booking, at the most. */
const STOPS = 80
// What left the page meanwhile is not focused; a look that waited for it would hide where the page is.
const isFocused = (control: Locator) =>
  control.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

async function standsOn(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' }).catch(async (cause: unknown) => {
    const shown = await page.locator('main').innerText()
    throw new Error(`Nothing to press Tab for at ${page.url()}: ${shown.replaceAll('\n', ' | ')}`, { cause })
  })
}

/** From where the focus is to a control, by the Tab key alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await standsOn(page, control)
  for (let stops = 0; stops < STOPS && !(await isFocused(control)); stops += 1)
    await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

/** Never touches the pointer. */
export const byKeyboard = (page: Page): Hand => ({
  press: async (control) => {
    await tabTo(page, control)
    const isButton = await control.evaluate((element) => element instanceof HTMLButtonElement)
    await page.keyboard.press(isButton ? 'Enter' : 'Space')
  },
  type: async (control, text) => {
    await tabTo(page, control)
    await page.keyboard.type(text)
  },
})

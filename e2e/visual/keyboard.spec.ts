import { expect, test, type Page } from '@playwright/test'

/** Shows a story that plays nothing, so that the keys start at the top of the page. */
async function open(page: Page, id: string, part: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}--playground&viewMode=story&globals=a11y.manual:!true`)
  await page.locator(part).first().waitFor()
}

/** Presses a key so often; answers where the focus was after each, '' for the browser's own bars. */
async function walk(page: Page, key: string, times: number): Promise<string[]> {
  const names: string[] = []
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(key)
    names.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at && at !== document.body ? (at.getAttribute('aria-label') ?? at.textContent).trim() : ''
      }),
    )
  }
  return names
}

test('the Tab key stays in an open dialog, both ways round', async ({ page }) => {
  await open(page, 'ui-dialog', 'dialog[open]')
  expect(await walk(page, 'Tab', 5)).toEqual(['Close', 'Continue', 'Close', 'Continue', 'Close'])
  expect(await walk(page, 'Shift+Tab', 2)).toEqual(['Continue', 'Close'])
})

test('the Tab key stays in an open drawer', async ({ page }) => {
  await open(page, 'ui-navigationdrawer', 'dialog[open]')
  const names = ['Weddings', 'Pages under Weddings', 'Portraits', 'About', 'Close', 'Weddings']
  // A native modal dialog lets the browser's own bars have their turn, and nothing else of the page.
  const round = await walk(page, 'Tab', names.length + 1)
  expect(round.filter(Boolean)).toEqual(names)
})

test('the Tab key stays in the picture viewer, which Enter opens', async ({ page }) => {
  await open(page, 'ui-lightbox', '#storybook-root li a')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  const names = new Set(await walk(page, 'Tab', 16))
  expect([...names].toSorted()).toEqual(
    ['Close', 'Fullscreen', 'Next image', 'Previous image', 'Zoom in', 'Zoom out'].toSorted(),
  )
})

test('a date is one stop in its calendar, and the Tab key stays in it', async ({ page }) => {
  await open(page, 'ui-datefield', 'input')
  await walk(page, 'Tab', 2)
  await page.keyboard.press('Space')
  const today = page.getByRole('button', { name: /January 15, 2030, today/ })
  await expect(today).toBeFocused()
  const round = await walk(page, 'Tab', 4)
  expect(round.slice(0, 3)).toEqual(['Close', 'Previous month', 'Next month'])
  await expect(today).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose date' })).toBeFocused()
})

test('a list that is only to be read keeps its value whatever is pressed', async ({ page }) => {
  await open(page, 'ui-selectfield', 'select')
  const select = page.locator('select')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(select).toHaveValue('Family')
  await page.goto('/iframe.html?id=ui-selectfield--read-only&viewMode=story&globals=a11y.manual:!true')
  await select.focus()
  for (const key of ['ArrowDown', 'End', 'B', 'Space', 'Enter']) await page.keyboard.press(key)
  await expect(select).toHaveValue('Family')
})

test('radios: one stop, arrows choose and go round', async ({ page }) => {
  await open(page, 'ui-radiogroupfield', 'input')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'After dark' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Golden hour' })).toBeChecked()
  expect(await walk(page, 'Tab', 1)).toEqual(['Elsewhere'])
})

test('a rail is scrolled by the arrow keys', async ({ page }) => {
  await open(page, 'ui-rail', '[role="region"]')
  await page.getByRole('region', { name: 'Services' }).focus()
  await expect(page.getByText('01 / 08')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('01 / 08')).toBeHidden()
})

import type { Page } from '@playwright/test'
import { goToInformation, SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { slotAt } from '../site/slot-at.ts'
import { setTextSize } from '../site/walk.ts'

const free = (page: Page) => page.locator('[data-booking-way] input[type="radio"]:enabled')
const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** Opens a service with its times to choose from; those of a full session come with a day. */
async function openTimes(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await clientStarted(page)
  await page.locator('[data-booking-way]').scrollIntoViewIfNeeded()
  if (path !== SERVICE) await page.getByRole('button', { name: /^Next free time: / }).click()
  await expect(free(page).first()).toBeAttached()
}

/** Pairs of cells that lie over each other. */
const overlapping = (page: Page) =>
  page.locator('[data-booking-way] label:has(input[type="radio"])').evaluateAll((cells) => {
    const boxes = cells.map((cell) => ({ name: cell.textContent, box: cell.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

/** Cells whose words are wider than they are. */
const cut = (page: Page) =>
  page
    .locator('[data-booking-way] label')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    )

for (const [width, height] of [
  [375, 667],
  [820, 1180],
  [1440, 900],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } })

    for (const path of [SERVICE, '/services/headshots'])
      test(`on ${path} the last time and the way on are in sight, from the first time to the last`, async ({
        page,
      }) => {
        await openTimes(page, path)
        await free(page).last().check({ force: true })
        for (const end of [free(page).last(), free(page).first()]) {
          await end.evaluate((radio) =>
            radio.closest('label')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
          )
          await expect(onward(page)).toBeInViewport({ ratio: 1 })
        }
      })
  })

for (const [path, width] of [
  [SERVICE, 1280],
  [SERVICE, 375],
  ['/services/headshots', 1280],
  ['/services/headshots', 375],
] as const)
  test(`times of ${path} at ${width} lie beside each other where text is twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openTimes(page, path)
    await setTextSize(page, 200)
    expect(await cut(page)).toEqual([])
    expect(await overlapping(page)).toEqual([])
  })

test.describe('who comes back from a step', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('has the way on in sight, takes another time with the same package, and the first is free again', async ({
    page,
    browser,
  }) => {
    await goToInformation(page, '10:40 AM')
    for (const step of ['Select add-ons', 'Select package']) {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible()
    }
    await page.goBack()
    const goOn = page.getByRole('button', { name: 'Continue booking' })
    const own = page.getByRole('radio', { name: '10:40 AM Your time' })
    await expect(own).toBeChecked()
    await own.evaluate((radio) => radio.closest('label')?.scrollIntoView({ block: 'center' }))
    await expect(goOn).toBeInViewport({ ratio: 1 })

    await own.press('ArrowRight')
    await expect(own).not.toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(own).toBeChecked()
    await page.keyboard.press('Enter')
    const mini = page.getByRole('radio', { name: /^Mini(?! Plus)/ })
    await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
    await expect(mini).toBeChecked()

    await page.goto(SERVICE)
    await page.getByRole('radio', { name: '11:40 AM', disabled: false }).first().check({ force: true })
    await expect(goOn).toBeHidden()
    await onward(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
    const said = page.getByRole('status').filter({ hasText: /^You’re holding .*11:40\sAM\sCST\.$/ })
    await expect(said).toHaveCount(1)
    await expect(mini).toBeChecked()
    await page.goto(SERVICE)
    await expect(page.getByText(/^You’re holding .*11:40 AM/)).toBeVisible()

    const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await other.goto(SERVICE)
    // The page may have come with the times of a moment ago, which are asked for anew each half a minute.
    await expect(other.getByRole('radio', { name: '10:40 AM', exact: true }).first()).toBeEnabled({
      timeout: 45_000,
    })
    await other.context().close()
  })
})

test('the one time that a link leads to is in sight at once, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/contact')
  await page.goto(`/slots/${await slotAt(page, 'orchard-light-minis', '17:05')}`)
  await expect(page.getByRole('button', { name: 'Hold this time' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

import { expect, type Locator, type Page } from '@playwright/test'

/** The page, or the dialog that stands over its picker. */
type Place = Page | Locator

export const starts = (at: Place): Locator =>
  at.locator(':has(> input[name="start"]) input[type="radio"]:enabled')
export const startNamed = (at: Place, name: string): Locator =>
  at.getByRole('radio', { name: new RegExp(`^${name}`) })
/** The instant that is chosen. */
export const chosenStart = (at: Place): Promise<string> => at.locator('input[name="start"]').inputValue()

/** A time as it is printed: `3:00 PM`. */
export const timeIn = (text: string | null): string => /\d+:\d\d [AP]M/.exec(text ?? '')?.[0] ?? ''

export const nameOf = async (start: Locator): Promise<string> =>
  timeIn(await start.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? ''))

/** A free day of the next month, the last of them unless another is asked for, so that it may be moved; its name. */
export async function chooseDay(
  at: Place,
  which: (free: Locator) => Locator = (free) => free.last(),
): Promise<string> {
  const grid = at.getByRole('grid')
  const month = (await grid.getAttribute('aria-label')) ?? ''
  await at.getByRole('button', { name: 'Next month' }).click()
  await expect(grid).not.toHaveAttribute('aria-label', month)
  const day = which(grid.locator('button[data-free]'))
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.click()
  await expect(starts(at).first()).toBeVisible()
  return name
}

/** Presses a start, and waits for the server's word on it; the instant that is chosen then. */
export async function chooseStart(at: Place, name: string): Promise<string> {
  await startNamed(at, name).check({ force: true })
  await expect(at.getByText(`${name} is free.`)).toBeVisible()
  return chosenStart(at)
}

/** Holds a start, and waits for the packages; its instant. */
export async function holdStart(page: Page, name: string): Promise<string> {
  const start = await chooseStart(page, name)
  await page.locator('[data-booking-way] button[type="submit"]').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeFocused()
  return start
}

/** Minutes for which a start is held or booked, as every visitor is told; 0 while it is free. */
export const minutesTaken = (page: Page, startTime: string): Promise<number> =>
  page.evaluate(async (start) => {
    const day = 86_400_000
    const to = new Date(Date.parse(start) + day).toISOString()
    const query = new URLSearchParams({ from: new Date(start).toISOString(), to })
    const answer = await fetch(`/api/public/service-slots/lockeds?${query}`, {
      headers: { 'X-Query-String': '1' },
    })
    const { data } = (await answer.json()) as {
      data: { slots: { startTime: string; endTime: string }[] }
    }
    const found = data.slots.find((slot) => Date.parse(slot.startTime) === Date.parse(start))
    return found ? (Date.parse(found.endTime) - Date.parse(found.startTime)) / 60_000 : 0
  }, startTime)

/** What is taken from now on is not heard of, so that only the press finds it out. */
export async function hearNoNews(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/public/service-slots/lockeds*'
  await page.route(address, () => undefined)
  return () => page.unroute(address)
}

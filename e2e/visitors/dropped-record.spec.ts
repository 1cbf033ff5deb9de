import { goToInformation, introduce } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

const SERVICE = '/services/orchard-light-minis'
const KEY = 'bellows.booking'
const NEWS = 'We couldn’t read the booking that this browser had kept.'

const records = {
  'a damaged': '{"version":1,"slot":{"id":',
  'a newer': JSON.stringify({ version: 99, businessId: 'elsewhere', slot: 'tomorrow' }),
}

for (const [what, text] of Object.entries(records))
  for (const path of [SERVICE, `${SERVICE}/your-information`])
    test(`${what} record at ${path} is dropped with a word, once, and a time can be chosen`, async ({
      page,
    }) => {
      await page.goto('/contact')
      await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [KEY, text] as const)
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`${SERVICE}(#choose-a-time)?$`))
      const news = page.getByRole('paragraph').filter({ hasText: NEWS })
      await expect(news).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: NEWS })).toHaveCount(1)
      // Whoever is led here from a step is led to the times.
      if (path !== SERVICE) await expect(news).toBeInViewport()
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
      await page.getByRole('radio', { disabled: false }).first().check({ force: true })
      await expect(page.getByRole('button', { name: 'Continue', exact: true }).first()).toBeEnabled()
      await page.reload()
      await expect(page.getByRole('radio', { disabled: false }).first()).toBeAttached()
      await expect(page.getByText(NEWS)).toHaveCount(0)
    })

test.describe('the server knows the visitor no longer', () => {
  test.use({ refusals: [401] })

  test('who is led from a step to the times is told why', async ({ page }) => {
    await goToInformation(page, '10:40 AM')
    await page.route('**/api/public/orders', (route) =>
      route.fulfill({ status: 401, json: { error: 'unauthorized', message: 'Unauthorized' } }),
    )
    await introduce(page)
    await expect(page).toHaveURL(`${SERVICE}#choose-a-time`)
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'You have been logged out.' }),
    ).toBeInViewport()
  })
})

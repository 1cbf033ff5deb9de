import { expect, test } from '../site/console-watch.ts'
import { BUTTON_PAGE } from '../site/own-content.ts'

test('a button to a page that a service has leads to the service', async ({ page }) => {
  await page.goto(BUTTON_PAGE)
  await page.getByRole('link', { name: 'To the day' }).click()
  await expect(page).toHaveURL('/services/wedding-day')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

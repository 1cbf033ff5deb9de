import { SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'

test('a menu with children opens, and booking on a service page answers at once all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(SERVICE)
  await clientStarted(page)
  await page.getByRole('radio', { name: '4:15 PM' }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(page).toHaveURL(/select-package$/, { timeout: 15_000 })
  await page.goBack()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'Pages under Sessions' }).click()
  await main.getByRole('link', { name: 'Wedding day' }).click()
  await expect(page).toHaveURL('/services/wedding-day')
})

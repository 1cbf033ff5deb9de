import { expect, test } from '../site/console-watch.ts'

const SERVICE = '/services/family'
const NEWS = 'That time is no longer free. Please choose another.'
const notFound = { error: 'not_found', message: 'Not found', requestId: 'request-1' }

// The server is made to know nothing of the held time.
test.use({ refusals: [404] })

test('whose full session is another’s is led up to the times, where that is said, and goes on with another', async ({
  page,
}) => {
  const choose = async () => {
    await page.getByRole('button', { name: /^Next free time: / }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).first().click()
  }
  await page.goto(SERVICE)
  await choose()
  const step = page.getByRole('heading', { level: 1, name: 'Select package' })
  await expect(step).toBeFocused()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByRole('complementary').getByText('Total', { exact: true })).toBeVisible()
  const booking = /\/api\/public\/bookings\/[^/]+$/
  await page.route(booking, (route) => route.fulfill({ status: 404, json: notFound }))
  await page.reload()
  await expect(page).toHaveURL(`${SERVICE}#time-gone`)
  const news = page.locator('#time-gone', { hasText: NEWS })
  await expect(news).toBeFocused()
  await expect(news).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(booking)
  await choose()
  await expect(step).toBeFocused()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.goto(SERVICE)
  await expect(page.getByText(NEWS)).toHaveCount(0)
})

import { runSite, type RunningSite } from '../../scripts/site-server.ts'
import { confirm, goToCheckout } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { siteOptions } from '../site/start-site.ts'

let restarted: RunningSite | null = null
test.afterAll(() => restarted?.stop())

test('a booking is there after the server was killed', async ({ page }) => {
  await goToCheckout(page, '3:25 PM')
  const order = await confirm(page)
  process.kill(Number(process.env['SITE_PID']), 'SIGKILL')
  restarted = await runSite({ ...siteOptions, isFresh: false })
  await page.goto(`/shoots/${order}`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
})

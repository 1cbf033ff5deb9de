import { slotAt } from '../site/slot-at.ts'
import { expect, test } from '../site/console-watch.ts'

test.use({ timezoneId: 'America/New_York', viewport: { width: 375, height: 740 } })

test('a time that a link leads to is told on the visitor’s clock, though nothing is touched', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.goto(`/slots/${await slotAt(page, 'orchard-light-minis', '09:50')}`)
  await expect(page.getByText(/^9:50\sAM\sC[SD]T\sis\s10:50\sAM\syour\stime\s\(E[SD]T\)$/)).toBeVisible()
})

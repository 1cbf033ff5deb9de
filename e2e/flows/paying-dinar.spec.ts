import { goToCheckout } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { choose, goToProvider, isBooked } from '../site/pay-a-mini.ts'

test.use({ refusals: [402] })

test('a money of thousandths is asked for to the letter', async ({ page }) => {
  await goToCheckout(page, '9:00 AM')
  await goToProvider(page, /^Pay KWD\s52\.650$/)
  await expect(page.getByText('KWD 52.650')).toBeVisible()
  await choose(page, 'Pay')
  await isBooked(page)
})

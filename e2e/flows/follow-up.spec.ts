import type { Page } from '@playwright/test'
import { holdsEverywhere } from '../site/axe.ts'
import { sign } from '../site/book-a-mini.ts'
import { book } from '../site/book-in-full.ts'
import { expect, test } from '../site/console-watch.ts'
import { tabTo } from '../site/hands.ts'
import { heading } from '../site/landmarks.ts'

const task = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
/** From now on: another window has sent its answer to the question of pets, and this one has heard that none waits. */
async function petSentElsewhere(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const heard = new Promise<void>((resolve) =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'bellows.booking' && newValue?.includes('oq-pets') === false) resolve()
      }),
    )
    Object.assign(window, { heard })
  })
  return () => page.evaluate((): Promise<void> => Object(window).heard)
}

test('a mini with everything is booked; its answers are changed and its contract signed again from Finish', async ({
  page,
  context,
}) => {
  const { finish } = await book(page, { time: '3:00 PM' })
  await expect(page).toHaveTitle(/^Finish · Shoot · Orchard Light Minis · /)
  await expect(task(page, '5 of 5 answered')).toContainText('Done')
  await holdsEverywhere(page)

  await page.getByRole('link', { name: 'Questionnaire' }).click()
  await expect(heading(page, 'Questionnaire')).toBeFocused()
  await expect(page).toHaveTitle(/^Questionnaire · Shoot · Orchard Light Minis · /)
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  const pet = page.getByLabel(/pet coming along/)
  await pet.fill('')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText('This field cannot be left blank')).toBeVisible()
  await expect(pet).toBeFocused()
  await pet.fill('A dog')
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByText(/^Thank you\. You can change answers until .*\sC[SD]T\.$/)).toBeVisible()
  await holdsEverywhere(page)
  await page.reload()
  await expect(pet).toHaveValue('A dog')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel(/pet coming along/)).toHaveValue('A dog')
  await other.getByLabel(/pet coming along/).fill('A cat')
  await other.getByRole('button', { name: 'Send answers' }).click()
  await expect(other.getByText(/^Thank you\./)).toBeVisible()
  // The newer answer wins; what stood here can be put back.
  await page.getByLabel(/Who is coming/).fill('Anna and Ole')
  await expect(pet).toHaveValue('A cat')
  await page.getByRole('button', { name: 'Restore what you typed here' }).click()
  await expect(pet).toHaveValue('A dog')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // What the other window answers meanwhile is no longer missing here.
  const missing = page.getByText('This field cannot be left blank')
  await pet.fill('')
  await pet.press('Tab')
  await expect(missing).toBeVisible()
  const isHeard = await petSentElsewhere(page)
  await other.getByLabel(/pet coming along/).fill('A bird')
  await other.getByRole('button', { name: 'Send answers' }).click()
  // Thanks stand there from before; and what one window keeps the other hears of a little later.
  await isHeard()
  await other.close()
  await page.getByLabel(/Who is coming/).fill('Anna, and Ole')
  await expect(pet).toHaveValue('A bird')
  await expect(missing).toHaveCount(0)
  await page.goBack()
  await expect(heading(page, 'You’re booked, Anna')).toBeVisible()

  await page.getByRole('link', { name: 'Move the date' }).click()
  await expect(heading(page, 'Select date')).toBeVisible()
  await page.getByRole('radio', { name: '3:50 PM' }).last().check({ force: true })
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(heading(page, 'You’re booked, Anna')).toBeVisible()
  await expect(task(page, 'Mini session agreement')).toContainText('To do')

  await page.getByRole('link', { name: 'Mini session agreement' }).click()
  await expect(heading(page, 'Contract')).toBeFocused()
  await expect(page.getByText(/^The date was moved, so the contract changed too\./)).toBeVisible()
  await expect(page.getByText(/^(Date|Time): was .*, now /).first()).toBeVisible()
  await holdsEverywhere(page)
  await sign(page)
  await holdsEverywhere(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Signed by Anna Berg, / })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your booking' }).click()
  await expect(page).toHaveURL(new RegExp(`${finish}$`))
  await expect(task(page, 'Mini session agreement')).toContainText('Done')
})

test('by the keyboard alone, and with the network gone in between, nothing typed is lost', async ({
  page,
  context,
}) => {
  const { finish } = await book(page, { time: '3:25 PM' })
  await tabTo(page, page.getByRole('link', { name: 'Questionnaire' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Questionnaire')).toBeFocused()
  const relax = page.getByLabel(/helps your child relax/)
  await tabTo(page, relax)
  await context.setOffline(true)
  await page.keyboard.press('End')
  await page.keyboard.type(' and bubbles')
  await tabTo(page, page.getByRole('button', { name: 'Send answers' }))
  await expect(page.getByText(/^Saved on this device only/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Error connect to server' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await context.setOffline(true)
  await relax.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' and time')
  await expect(page.getByText(/^Saved on this device only/).first()).toBeVisible()
  // The network comes back while another page is shown.
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(`${finish}/questionnaire`)
  await expect(relax).toHaveValue(/ and bubbles and time$/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(kept).not.toContain('bubbles')
  await tabTo(page, page.getByRole('link', { name: 'Your booking' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'You’re booked, Anna')).toBeFocused()
})

test.describe('what is not there', () => {
  test.use({ refusals: [404] })
  for (const path of ['', '/questionnaire', '/sign-contract', '/sign-contract/2'])
    test(`/shoots/…${path} of nobody is the site’s 404`, async ({ page }) => {
      const response = await page.goto(`/shoots/nobodys-order-at-all-here${path}`)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(heading(page, 'Page not found')).toBeVisible()
    })
})

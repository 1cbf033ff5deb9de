import { axeViolations } from '../site/axe.ts'
import { goToInformation, goToQuestionnaire, introduce, sign } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

test('answers are saved as they are given, and wait on the device while the network is gone', async ({
  page,
  context,
}) => {
  await goToQuestionnaire(page, '3:00 PM')
  const who = page.getByLabel(/Who is coming/)
  const saved = page.getByText('Saved', { exact: true })
  await who.fill('Anna, 34, and Ole, 3')
  await page.getByLabel(/pet coming along/).focus()
  await expect(saved).toBeVisible()
  for (const width of [320, 375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(content).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
  await page.reload()
  await expect(who).toHaveValue('Anna, 34, and Ole, 3')

  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByText('This field cannot be left blank')).toHaveCount(4)
  await expect(page.getByLabel(/helps your child relax/)).toBeFocused()

  await context.setOffline(true)
  await page.getByLabel(/helps your child relax/).fill('Dinosaurs')
  await page.getByLabel(/What are the pictures for/).fill('The hallway')
  await page.getByLabel(/pet coming along/).fill('A dog')
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await expect(page.getByText(/^Saved on this device only/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error connect to server' })).toBeVisible()
  await expect(page.getByLabel(/pet coming along/)).toHaveValue('A dog')

  await context.setOffline(false)
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  expect(kept).not.toContain('Dinosaurs')
})

test('what is typed stays, though the order as it was before comes after it is saved', async ({ page }) => {
  const late = Promise.withResolvers<undefined>()
  const order = /\/api\/public\/orders\/[^/?]+$/
  await goToInformation(page, '5:05 PM')
  const made = page.waitForResponse(/\/api\/public\/orders$/)
  await introduce(page)
  const before: unknown = await (await made).json()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign contract' })).toBeFocused()
  await page.route(order, async (route) => {
    await late.promise
    await route.fulfill({ json: before })
  })
  await sign(page)
  const asked = page.waitForRequest(order)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await asked
  const who = page.getByLabel(/Who is coming/)
  await who.fill('Anna, 34, and Ole, 3')
  await page.getByLabel(/helps your child relax/).fill('Dinosaurs')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  late.resolve(undefined)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByLabel(/What are the pictures for/).fill('The hallway')
  await page.getByLabel(/pet coming along/).fill('No')
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await expect(who).toHaveValue('Anna, 34, and Ole, 3')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})

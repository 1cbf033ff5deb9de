import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { followSteps } from '../site/book-in-full.ts'
import { expect, test } from '../site/console-watch.ts'
import { chooseDay, holdStart, minutesTaken, nameOf, starts } from '../site/full-session.ts'
import { GUEST } from '../site/own-content.ts'
import { studioOf, urlOf } from '../site/studios.ts'

const FAMILY = '/services/family'
const mail = path.resolve(import.meta.dirname, '../../.data/flows/mail')

/** Where the letter of an offer leads its guest; `undefined` until it was sent. */
const offered = (): string | undefined =>
  readdirSync(mail)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(mail, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((letter) => letter.includes(GUEST))
    .map((letter) => /\/reserved\/[\w-]+#[\w-]+/.exec(letter)?.[0])
    .find(Boolean)

test('a session that is moved leaves its time to who waits, by a letter whose link books it', async ({
  page,
  browser,
}) => {
  await page.goto(FAMILY)
  await chooseDay(page, (free) => free.first())
  const name = await nameOf(starts(page).first())
  const start = await holdStart(page, name)
  await followSteps(page)

  await page.getByRole('link', { name: 'Move the date' }).click()
  await chooseDay(page)
  await starts(page).first().check({ force: true })
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toBeVisible()
  await expect.poll(offered).toBeDefined()

  const context = await browser.newContext({ baseURL: urlOf(studioOf(import.meta.filename)) })
  const guest = await context.newPage()
  await guest.goto('/contact')
  expect(await minutesTaken(guest, start)).toBeGreaterThan(0)
  await guest.goto(offered() ?? '')
  await guest.getByRole('button', { name: 'Book this time' }).first().click()
  await followSteps(guest)
  await expect(guest.getByRole('heading', { level: 1, name: /^You’re booked/ })).toBeVisible()
  expect(await minutesTaken(guest, start)).toBeGreaterThan(0)
  await context.close()
})

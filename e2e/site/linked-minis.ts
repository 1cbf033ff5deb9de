import { expect, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { customer } from './book-a-mini.ts'
import { byPointer } from './hands.ts'
import { slotAt } from './slot-at.ts'

const MINIS = 'orchard-light-minis'

/** The links by which the minis are booked, whose bookings have every step. */
export const links = ['slots', 'reserved', 'inquiries', 'pending'] as const
export type Link = (typeof links)[number]

/** A time of the minis' first day for each that has its own, so that none takes another's. */
const clocks = { slots: '15:25', reserved: '15:00', pending: '16:15' } as const
const secretOf = (link: Link) => `everystep${link}`.padEnd(24, '0')
const slotOf = (link: keyof typeof clocks) => ({ date: 'orchard-saturday', at: clocks[link] })
const guest = { fullName: customer.name, email: customer.email, phone: customer.phone }

type People = Readonly<{
  orders: readonly object[]
  inquiries: readonly object[]
  reserved?: readonly object[]
}>

/** Adds the people of these links to a copy of the demo. */
export function writeLinkedMinis(folder: string): void {
  const file = path.join(folder, 'people.json')
  const people: People = JSON.parse(readFileSync(file, 'utf8'))
  const prepared = { service: MINIS, package: 'orchard-mini', customer: guest, slot: slotOf('pending') }
  const own = {
    orders: [...people.orders, { id: secretOf('pending'), status: null, ...prepared }],
    inquiries: [...people.inquiries, { id: secretOf('inquiries'), service: MINIS, customer: guest }],
    reserved: [...(people.reserved ?? []), { slot: slotOf('reserved'), token: secretOf('reserved') }],
  }
  writeFileSync(file, JSON.stringify({ ...people, ...own }))
}

/** Where a link leads to at a studio. */
export async function addressOf(page: Page, studio: string, link: Link): Promise<string> {
  if (link === 'inquiries' || link === 'pending') return `${studio}/${link}/${secretOf(link)}`
  await page.goto(`${studio}/contact`)
  const address = `${studio}/${link}/${await slotAt(page, MINIS, clocks[link])}`
  return link === 'reserved' ? `${address}#${secretOf(link)}` : address
}

/** The press that begins the booking on the page of a link, whatever language it is in. */
export async function begin(page: Page, link: Link): Promise<void> {
  const panel = page.locator('[data-booking-panel]')
  if (link === 'pending') return byPointer.press(panel.locator('[data-entry-notice] button'))
  if (link !== 'inquiries') return byPointer.press(panel.locator('[data-needs-script] button').first())
  const time = panel.locator('[data-booking-way] input[type="radio"]:enabled').first()
  await byPointer.press(time)
  await expect(time).toBeChecked()
  await byPointer.press(panel.locator('[data-booking-way] button[type="submit"]').last())
}

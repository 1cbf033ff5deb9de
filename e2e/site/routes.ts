import { steps } from '@bellows/domain'
import type { Page } from '@playwright/test'
import { slotAt } from './slot-at.ts'
import { demoPages } from './studios.ts'

const serviceOf = (studio: string) => demoPages(studio).find((page) => page.startsWith('/services/')) ?? ''

/** Orders and an inquiry whose links the demo makes known beforehand. */
const BOOKED = '/shoots/Vt4hQk9ZbX2mWcR7uLsE1yNd'
const INQUIRY = '/inquiries/Jc5wBt9QfN3xLr7VmKs0yHgD'
export const personal = [
  BOOKED,
  `${BOOKED}/sign-contract`,
  `${BOOKED}/questionnaire`,
  `${BOOKED}/payments`,
  '/select-date/Vt4hQk9ZbX2mWcR7uLsE1yNd',
  '/pending/eR6zDm1UwS9kPqF4oGtV7xJi',
  '/pending/eR6zDm1UwS9kPqF4oGtV7xJi/payments',
  INQUIRY,
]

/** A time of the demo that its waitlist's first guest is kept, and the secret of the link. */
const KEPT = { service: 'hay-field-minis', clock: '17:45', token: 'Bl4sKx7PmQ2tVw9ZrNc5hJfE' }

/** Id of the first invoice of an order, as the order tells it. */
const firstInvoice = (page: Page, order: string): Promise<string> =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/public/orders/${id}`, { headers: { 'X-Query-String': '1' } })
    const { data }: { data: { invoices: { id: string }[] } } = await answer.json()
    return data.invoices[0]?.id ?? ''
  }, order)

/** Addresses of the demo that bear an id which only its server knows, by their route. */
export const byTheirRoute: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  '/slots/{slotId}': async (page) => `/slots/${await slotAt(page, 'orchard-light-minis', '17:05')}`,
  '/reserved/{slotId}': async (page) =>
    `/reserved/${await slotAt(page, KEPT.service, KEPT.clock)}#${KEPT.token}`,
  '/shoots/{orderId}/payments/{invoiceId}': async (page) =>
    `${BOOKED}/payments/${await firstInvoice(page, BOOKED.replace('/shoots/', ''))}`,
}

/** The same as their server is asked, with the steps that stand under them and under an inquiry. */
export async function addressesByTheirRoute(page: Page, studio: string): Promise<string[]> {
  await page.goto(`${studio}/contact`)
  const found = await Promise.all(Object.values(byTheirRoute).map((find) => find(page)))
  const [slot = '', reserved = '', invoice = ''] = found.map((address) => address.replace(/#.*$/, ''))
  const stepped = [slot, reserved, INQUIRY].flatMap((base) => steps.map((step) => `${base}/${step}`))
  return [slot, reserved, invoice, ...stepped, `${BOOKED}/sign-contract/2`]
}

/** The address of a path; one that bears such an id is asked for at that studio. */
export async function addressAt(page: Page, studio: string, path: string): Promise<string> {
  const find = byTheirRoute[path]
  if (!find) return studio + path
  await page.goto(`${studio}/contact`)
  return studio + (await find(page))
}

/** Addresses that are not there, each by another route. */
export const missing = ['/nowhere', '/a/b/c', '/services/nowhere', '/shoots/nobody', '/pending/nobody']

/** Without a time held, each of them leads back to the service in the browser. */
export const stepsWithoutTime = (studio: string): string[] =>
  steps.map((step) => `${serviceOf(studio)}/${step}`)

/** What the server draws beside the pages: each kind of route. */
export const besidePages = (studio: string): string[] => [
  ...(studio === 'alder-and-wren' ? personal : []),
  '/contracts/verify',
  '/contracts/verify?fingerprint=nothing',
  '/web-builder/preview',
  '/contact?sent=1',
]

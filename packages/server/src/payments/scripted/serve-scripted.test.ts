import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaymentKeys } from '../../base/payment-keys.ts'
import type { Attempt } from '../../store/payments/attempt.ts'
import { stripePort } from '../stripe.ts'
import type { Outcome } from './scripted-page.ts'
import { serveScripted, type ScriptedPayments } from './serve-scripted.ts'

const served: ScriptedPayments[] = []
beforeAll(async () => {
  served.push(await serveScripted(['oak-hill']))
})
afterAll(() => served[0]?.close())

const portOf = (studioId: string) => {
  const keys = readPaymentKeys(served[0]?.environment ?? {}, studioId).STRIPE
  return keys && stripePort(keys)
}

async function opened(attemptId: string) {
  const port = portOf('oak-hill')
  if (!port) throw new Error('no keys')
  const attempt: Attempt = {
    id: attemptId,
    ref: null,
    orderId: 'order-1',
    invoiceId: 'invoice-1',
    amountMinor: 15_182,
    currency: 'USD',
    createdAt: new Date(0),
    isOwed: true,
  }
  const urls = { returnUrl: 'https://oak.test/back', cancelUrl: 'https://oak.test/away' }
  const look = await port.start({ ...attempt, ...urls, description: 'Minis <b>&' })
  if (look.state !== 'OPEN' || look.pageUrl === null) throw new Error('no page')
  const press = (outcome: Outcome) =>
    fetch(String(look.pageUrl), {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    }).then(({ headers }) => headers.get('location'))
  const page = async () => (await fetch(String(look.pageUrl))).text()
  return { press, page, look: () => port.look({ ...attempt, ref: look.ref }) }
}

test('the real adapter finds it under the named studio’s keys only', () => {
  expect(portOf('oak-hill')).toBeDefined()
  expect(portOf('elm-lane')).toBeUndefined()
})

test('the page says what it is, what for and how much', async () => {
  const { page } = await opened('attempt-page')
  const html = await page()
  expect(html).toContain('Test payment: no money moves.')
  expect(html).toContain('Minis &lt;b&gt;&amp;')
  expect(html).toContain('USD 151.82')
})

test('paid: the visitor comes back and the adapter sees the money', async () => {
  const { press, page, look } = await opened('attempt-paid')
  expect(await press('pay')).toBe('https://oak.test/back')
  expect(await look()).toMatchObject({
    state: 'SUCCEEDED',
    payment: { amountMinor: 15_182, currency: 'USD' },
  })
  expect(await page()).toContain('This test payment is over.')
})

test('declined: the page stays, and may be left', async () => {
  const { press, page, look } = await opened('attempt-declined')
  expect(await press('decline')).toMatch(/^\/pay\//)
  expect(await page()).toContain('The card was declined.')
  expect(await press('cancel')).toBe('https://oak.test/away')
  expect(await look()).toMatchObject({ state: 'OPEN', isDeclined: true })
})

test('late: the visitor is back before the money', async () => {
  const { press, look } = await opened('attempt-late')
  expect(await press('late')).toBe('https://oak.test/back')
  expect(await look()).toMatchObject({ state: 'OPEN', pageUrl: null, isDeclined: false })
})

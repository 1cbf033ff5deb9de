import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import {
  ORDER_ID as ID,
  PAGE,
  paymentAnswers as answers,
  SETTLE,
} from '../../booking/testing/payment-answers.ts'
import { handClock } from '../../booking/testing/story-world.tsx'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsPayments } from './shoots-payments.tsx'

const standing = (invoice: Parameters<typeof makeInvoice>[0]) =>
  makeOrder({ status: 'BOOKED', invoices: [makeInvoice(invoice)] })
const awaited = standing({ isBeingPaid: true })
const paid = standing({ paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' })

/**
 * The payments of a booking while money is on its way.
 *
 * **When to choose it.** Review it for a page that stands open while the provider makes up its mind.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Money that comes',
  component: ShootsStory,
  args: {
    page: 'payments',
    order: awaited,
    answers: answers(
      { order: awaited },
      { [`GET /api/public/orders/${ID}`]: { inTurn: [{ data: awaited }, { data: paid }] } },
    ),
    children: <ShootsPayments />,
  },
}
export default meta

/** Nobody has to ask again. */
export const WhileItIsLookedAt: StoryObj<typeof ShootsStory> = {
  play: async ({ canvas }) => {
    await canvas.findByText('Being checked')
    await canvas.findByText(/^Paid Jan 15, 2030/)
    await expect(canvas.queryByText('Being checked')).toBeNull()
  },
}

const clock = handClock()
const notYet = { status: 402, error: 'payment_not_confirmed', message: 'Not confirmed yet.' } as const
const opened = makeOrder({ status: 'BOOKED' })

const later = handClock()
const [early, late] = opened.invoices
const half = makeOrder({
  status: 'BOOKED',
  invoices: opened.invoices.map((invoice) =>
    invoice.id === early?.id
      ? { ...invoice, paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' }
      : invoice,
  ),
})

/** However long the page was read before: the next payment follows on money that comes soon. */
export const PaidAfterAWhile: StoryObj<typeof ShootsStory> = {
  args: {
    clock: later,
    order: opened,
    leave: fn(() => Promise.resolve()),
    answers: answers(
      { order: opened, methods: ['STRIPE'] },
      {
        [SETTLE]: { data: half },
        [`POST /api/public/orders/${ID}/invoices/${early?.id}/payments`]: {
          data: { state: 'OPEN', pageUrl: null, order: opened },
        },
        [`POST /api/public/orders/${ID}/invoices/${late?.id}/payments`]: {
          data: { state: 'OPEN', pageUrl: PAGE, order: half },
        },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay all/ })
    for (let passed = 0; passed < 20; passed += 1) later.second()
    await userEvent.click(pay)
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(PAGE, expect.anything()))
  },
}

/** Who was told that they may go is not led to the next payment by money that comes after all. */
export const AfterTheyMayGo: StoryObj<typeof ShootsStory> = {
  args: {
    clock,
    order: opened,
    parameters: { payment: 'returned' },
    leave: fn(() => Promise.resolve()),
    answers: answers(
      { order: opened, methods: ['STRIPE'] },
      {
        [SETTLE]: { inTurn: [notYet, { data: opened }] },
        ...Object.fromEntries(
          opened.invoices.map(({ id }) => [
            `POST /api/public/orders/${ID}/invoices/${id}/payments`,
            { data: { state: 'OPEN', pageUrl: PAGE, order: opened } },
          ]),
        ),
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Checking your payment…', { ignore: '[role="status"]' })
    for (let second = 0; second < 20; second += 1) clock.second()
    await canvas.findByText('Still checking. You can leave; we’ll write to you.', {
      ignore: '[role="status"]',
    })
    await canvas.findByRole('button', { name: /^Pay all/ }, { timeout: 5000 })
    await expect(args.leave).not.toHaveBeenCalled()
  },
}

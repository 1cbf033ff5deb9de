import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLargeText } from '@bellows/ui/testing'
import { expect, fn } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { paymentAnswers } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { checkout } from './checkout-story.tsx'

/**
 * When what is due, in a table that keeps its columns in a wide window and lets go of them where type is large.
 *
 * **When to choose it.** Review it for the widths of the table; ways to pay are at Checkout.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Checkout/Table',
  component: StepStory,
  args: {
    ...checkout,
    answers: paymentAnswers(),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** In a wide window amounts stand apart from the states beside them, and sums are named where payments are. */
export const WideTable: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'When you pay' })
    const status = getComputedStyle(canvas.getByRole('columnheader', { name: 'Status' }))
    await expect(Number.parseFloat(status.paddingInlineStart)).toBeGreaterThanOrEqual(40)
    await expect(getComputedStyle(canvas.getByRole('rowheader', { name: 'Total' })).textAlign).toBe('start')
  },
}

const restOnTheDay = makeOrder({
  invoices: [
    makeInvoice({ id: 'invoice-1' }),
    makeInvoice({
      id: 'invoice-2',
      isRetainer: false,
      milestone: 'BEFORE_SHOOT_DATE',
      days: 0,
      dueDate: null,
    }),
    makeInvoice({
      id: 'invoice-3',
      isRetainer: false,
      milestone: 'AFTER_SHOOT_DATE',
      days: 2,
      dueDate: null,
    }),
  ],
})

/** No days before a session whose day is not known are its day itself. */
export const NoDaysBefore: Story = {
  args: { answers: paymentAnswers({ order: restOnTheDay }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^on the day of your session$/i)
    await canvas.findByText(/^2 days after your session$/i)
    await expect(canvas.queryByText(/0 days/)).toBeNull()
  },
}

/** How many lines an element's words take. */
function linesOf(element: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** At twice the size of text a phone has a line for each name, and what stands beside it goes below. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await canvas.findByRole('table', { name: 'When you pay' })
      for (const name of ['Retainer', 'Total', 'Paid'])
        await expect(linesOf(canvas.getByRole('rowheader', { name }))).toBe(1)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}

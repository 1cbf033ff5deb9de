import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsPayments } from './shoots-payments.tsx'

const LABEL = 'Retainer for the whole weekend with both photographers, travel and the second day included'

/** Columns of long words and long amounts, which must not touch. */
const wide = (currency: string, amounts: readonly string[]) =>
  makeOrder({
    status: 'BOOKED',
    invoices: [
      makeInvoice({ amount: amounts[0] ?? '', label: LABEL, dueDate: '2029-12-01' }),
      makeInvoice({
        id: 'invoice-2',
        amount: amounts[1] ?? '',
        milestone: 'AFTER_SHOOT_DATE',
        isRetainer: false,
        dueDate: null,
        days: 14,
      }),
    ],
    quote: { ...makeOrder().quote, lines: [], tax: null, total: amounts[2] ?? '', currency },
    paid: amounts[3] ?? '',
    left: amounts[2] ?? '',
  })

/** Least room between the words of two cells that stand side by side. */
const APART = 8

const wordsOf = (cell: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect()
}

function touching(table: HTMLElement): string[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.children].filter((cell) => cell.checkVisibility())
    return cells.flatMap((one, index) =>
      cells.slice(index + 1).flatMap((other) => {
        const [a, b] = [wordsOf(one), wordsOf(other)]
        const isBeside = a.top < b.bottom && b.top < a.bottom
        const isApart = b.left - a.right >= APART || a.left - b.right >= APART
        return isBeside && !isApart ? [`${one.textContent} | ${other.textContent}`] : []
      }),
    )
  })
}

/**
 * The payments of a booking in currencies whose amounts are long.
 *
 * **When to choose it.** Review it for whether columns of long words and amounts stand apart on a phone.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Payments/Long amounts',
  component: ShootsStory,
  args: { page: 'payments', children: <ShootsPayments />, go: fn(), leave: fn(() => Promise.resolve()) },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

const inMoney = (currency: string, amounts: readonly string[]): Story => {
  const order = wide(currency, amounts)
  return {
    args: {
      order,
      studio: { paymentSetup: { currency, currencySymbol: currency } },
      answers: answers({ order, methods: ['STRIPE'] }),
    },
    globals: { viewport: { value: 'phone' } },
    play: async ({ canvas }) => {
      const table = await canvas.findByRole('table', { name: 'When you pay' })
      await expect(touching(table)).toEqual([])
    },
  }
}

export const InYen: Story = inMoney('JPY', ['1280000', '12800000', '14080000', '0'])
export const InDinar: Story = inMoney('KWD', ['12345.678', '123456.789', '135802.467', '0.000'])

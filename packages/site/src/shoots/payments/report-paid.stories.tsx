import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { ORDER_ID as ID, paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsInvoice } from './shoots-invoice.tsx'

const INVOICE = 'invoice-2'
const SETTLE = `PATCH /api/public/orders/${ID}/invoices/${INVOICE}/paid`
const named = { orderId: ID, invoiceId: INVOICE }
const settled = { paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z' } as const
/** All is paid directly; the second payment stands as given. */
const standing = (over: object = {}) =>
  makeOrder({
    status: 'BOOKED',
    invoices: makeOrder().invoices.map((one) => ({
      ...one,
      method: 'OUTSIDE' as const,
      ...(one.id === INVOICE && over),
    })),
  })
const order = standing()
const reported = { [SETTLE]: { data: { ...standing(settled), paid: '91.10', left: '212.54' } } }
const both = ['STRIPE', 'OUTSIDE'] as const
const mayReport = { order, clientMayReportPayment: true }

/**
 * A payment that the client makes to the studio directly, and may say so.
 *
 * **When to choose it.** Review it for a studio that believes its clients.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Invoice/Reported',
  component: ShootsStory,
  args: {
    page: 'invoice',
    order,
    answers: answers(mayReport, reported),
    children: <ShootsInvoice invoiceId={INVOICE} />,
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Asked about once, since it cannot be taken back. */
export const Reported: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'I have paid' })
    await userEvent.click(button)
    await screen.findByRole('alertdialog', { name: 'Have you paid $91.10?' })
    await answer('Not yet')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.heard).not.toHaveBeenCalled()
    await userEvent.click(button)
    await answer('Yes, I have paid')
    await canvas.findByText('Paid. Thank you.')
    await expect(canvas.getByText('$212.54')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(args.heard).toHaveBeenCalledWith(SETTLE, named)
  },
}

/** Beside a provider, the client chooses first how the payment was made. */
export const BesideProvider: Story = {
  args: { answers: answers({ ...mayReport, methods: both }, reported) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $91.10' })
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay the studio directly' }))
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }))
    await answer('Yes, I have paid')
    await canvas.findByText('Paid. Thank you.')
  },
}

/** Whoever comes back from a provider's page has not said so. */
export const BackFromProvider: Story = {
  args: {
    parameters: { payment: 'cancelled' },
    answers: answers(
      { ...mayReport, methods: both },
      { [SETTLE]: { status: 402, error: 'payment_closed', message: 'Nothing was paid.' } },
    ),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Payment cancelled. Nothing was charged.')
    await expect(args.heard).toHaveBeenCalledWith(SETTLE, { ...named, isReturn: true })
  },
}

/** Where the owner confirms what comes there is nothing to press. */
export const OwnerConfirms: Story = {
  args: { answers: answers({ order }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^How to pay:/)
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull()
  },
}

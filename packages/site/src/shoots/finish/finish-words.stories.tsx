import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '@bellows/domain'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { FinishStory } from '../testing/finish-story.tsx'

/**
 * What the last screen says of a booking that is paid, partly paid or without a date.
 *
 * **When to choose it.** Review it with Finish when its words change: each must be true of that booking.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Finish words',
  component: FinishStory,
  args: { order: makeOrder({ status: 'BOOKED' }) },
}
export default meta
type Story = StoryObj<typeof FinishStory>

const paid = { paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' } as const
const later = makeInvoice({ id: 'i2', milestone: 'ON_SHOOT_DATE', isRetainer: false, dueDate: '2030-01-26' })

/** Whoever paid by card is not told to send money, nor of an account that nobody has named. */
export const PaidByCard: Story = {
  args: { isOnline: true, order: makeOrder({ status: 'BOOKED', invoices: [makeInvoice(paid), later] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pay now' })
    await expect(canvas.queryByText(/^How to pay: /)).toBeNull()
  },
}

/** Whoever means to pay the studio directly is told how. */
export const PaidDirectly: Story = {
  args: {
    isOnline: true,
    order: makeOrder({ status: 'BOOKED', invoices: [makeInvoice({ method: 'OUTSIDE' }), later] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^How to pay: By bank transfer, or in cash;/)
  },
}

/** In French a sentence of the studio's own does not begin after a colon. */
export const PaidDirectlyInFrench: Story = {
  globals: { locale: 'fr-FR' },
  args: { ...PaidDirectly.args },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Comment payer\s\? By bank transfer/)
  },
}

/** A day that has passed is no next one. */
export const Overdue: Story = {
  args: {
    isOnline: true,
    order: makeOrder({
      status: 'BOOKED',
      invoices: [makeInvoice(paid), { ...later, dueDate: '2030-01-10' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Next payment: \$151\.82, overdue since Jan 10, 2030\./)
  },
}

/** Paid up and answered, it says so, above what was done. */
export const AllDone: Story = {
  args: {
    isOnline: true,
    order: makeOrder({ status: 'BOOKED', paid: '303.64', left: '0.00', invoices: [makeInvoice(paid)] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Everything is paid. Thank you.')
    await expect(canvas.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Still to do' })).toBeNull()
    await expect(canvas.queryByText(/^How to pay: /)).toBeNull()
  },
}

/** What costs nothing is not thanked for. */
export const CostsNothing: Story = {
  args: {
    order: makeOrder({
      status: 'BOOKED',
      left: '0.00',
      invoices: [makeInvoice({ ...paid, amount: '0.00' })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is due.')
    await expect(canvas.queryByText('Everything is paid. Thank you.')).toBeNull()
  },
}

const undated: Partial<Order> = { slot: null, shoots: [], isReschedulable: true }

/** Without a date nothing says that a time is booked, and no calendar is offered one. */
export const WithoutDate: Story = {
  args: { order: makeOrder({ ...undated, status: 'BOOKED' }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('We agree on the date with you.')
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Move the date' })).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(/your time/i)
  },
}

export const CancelledWithoutDate: Story = {
  args: { order: makeOrder({ ...undated, status: 'CANCELLED', invoices: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nothing more is due\./)
    await expect(canvas.queryByText(/Your time is free/)).toBeNull()
  },
}

/** Where the visitor's clock shows another day than the studio's, that day is told with it. */
export const AnotherDay: Story = {
  args: { order: makeOrder({ status: 'BOOKED' }), studio: { timeZone: 'Pacific/Kiritimati' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^Sun, Jan 27, 2030, 5:00 AM/)
    for (const own of canvas.getAllByText(/your time/))
      await expect(own).toHaveTextContent(/^Sat, Jan 26, 2030, .* your time \(.*\)$/)
  },
}

const laterShoot = (number: number, shootTime: string) => ({
  id: `shoot-${number}`,
  name: `Shoot ${number}`,
  shootTime,
  duration: 60,
  location: '',
})

/** Nobody is led to a date that is past, or too near to be moved. */
export const LaterShootsMovable: Story = {
  args: {
    order: makeOrder({
      status: 'BOOKED',
      shoots: [
        laterShoot(1, '2030-01-10T15:00:00Z'),
        laterShoot(2, '2030-01-14T15:00:00Z'),
        laterShoot(3, '2030-01-17T10:00:00Z'),
        laterShoot(4, '2030-01-17T10:01:00Z'),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your shoots')
    const led = canvas.getAllByRole('link', { name: 'Move the date' })
    const shoots = led.map((link) => link.getAttribute('href')?.split('?shoot=')[1])
    await expect(shoots.filter(Boolean)).toEqual(['shoot-4'])
  },
}

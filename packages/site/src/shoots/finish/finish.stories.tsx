import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { makeQuestionnaire, someAnswers } from '../../booking/testing/questionnaire-fixture.ts'
import { FinishStory } from '../testing/finish-story.tsx'

/**
 * The last screen: what is booked, what is due, and what happens next.
 *
 * **When to choose it.** Review it for each state of an order, from unpaid to all done.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Finish',
  component: FinishStory,
  args: { order: makeOrder({ status: 'BOOKED' }) },
}
export default meta
type Story = StoryObj<typeof FinishStory>

export const Booked: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Download .ics' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^data:text\/calendar/),
    )
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('Calendar and contact')
    for (const name of ['Google', 'Outlook'])
      await expect(canvas.getByRole('link', { name }).querySelector('svg')).toBeVisible()
    await expect(canvas.getByText('Early bird −10%')).toBeVisible()
  },
}

const [retainer, ...laterInvoices] = makeOrder().invoices

/** Paid by card on the way: what is left, and where it is paid. */
export const PaidOnline: Story = {
  tags: ['visual'],
  args: {
    isOnline: true,
    order: makeOrder({
      status: 'BOOKED',
      invoices: [
        { ...retainer!, paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' },
        ...laterInvoices,
      ],
      dueNow: '0.00',
      paid: '151.82',
      left: '151.82',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay now' })).toBeVisible()
    await expect(canvas.getByText(/^Next payment: .*Jan 21, 2030\./)).toBeVisible()
    await expect(canvas.queryByText(/^How to pay/)).toBeNull()
  },
}

/** What falls due next is paid from here; two payments of one name are counted. */
export const PayNow: Story = {
  args: {
    isOnline: true,
    order: makeOrder({
      status: 'BOOKED',
      invoices: [
        makeInvoice({ id: 'i1', paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z' }),
        makeInvoice({ id: 'i2', milestone: 'BEFORE_SHOOT_DATE', isRetainer: false, dueDate: '2030-01-18' }),
        makeInvoice({ id: 'i3', milestone: 'BEFORE_SHOOT_DATE', isRetainer: false, dueDate: '2030-01-24' }),
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/shoots/${args.order.id}/payments`,
    )
    await expect(canvas.getByText(/^Next payment: .*Jan 18, 2030\./)).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Before your session, 2 of 2' })).toBeVisible()
  },
}

export const OnePayment: Story = {
  tags: ['visual'],
  args: { order: makeOrder({ status: 'BOOKED', invoices: [makeInvoice({ amount: '303.64' })] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/is due today\./)
  },
}

const contract = { id: 'agreement', name: 'Session agreement' }
const signedDate = '2030-01-15T10:02:00.000Z'

/** Each thing to do leads to its page; what the studio has yet to do is told, too. */
export const StillToDo: Story = {
  args: {
    order: makeOrder({
      status: 'BOOKED',
      isReschedulable: true,
      questionnaire: makeQuestionnaire({ answers: someAnswers() }),
      signContracts: [
        { ...contract, signedDate, countersignedDate: null },
        { id: 'release', name: 'Model release', signedDate: null, countersignedDate: null },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const at = '/shoots/order-order-order-order-1'
    const href = async (name: string) => (await canvas.findByRole('link', { name })).getAttribute('href')
    await expect(await href('Questionnaire')).toBe(`${at}/questionnaire`)
    await expect(canvas.getByText('4 of 5 answered')).toBeVisible()
    await expect(await href('Session agreement')).toBe(`${at}/sign-contract/1`)
    await expect(canvas.getByText(/will sign later\.$/)).toBeVisible()
    await expect(await href('Model release')).toBe(`${at}/sign-contract/2`)
    await expect(await href('Payments')).toBe(`${at}/payments`)
    await expect(await href('Move the date')).toBe('/select-date/order-order-order-order-1')
    await expect(canvas.getAllByText('To do')).toHaveLength(3)
    await expect(canvas.getAllByText('Done')).toHaveLength(1)
  },
}

/** What is closed can no longer be done, and nobody is asked for it. */
export const QuestionsClosed: Story = {
  args: {
    order: makeOrder({
      status: 'BOOKED',
      invoices: [],
      questionnaire: makeQuestionnaire({ editableUntil: '2030-01-14T15:00:00.000Z' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed')).toBeVisible()
    await expect(canvas.queryByText('To do')).toBeNull()
  },
}

export const Combination: Story = {
  args: {
    order: makeOrder({
      status: 'BOOKED',
      shoots: [
        { id: 'shoot-1', name: 'Engagement', shootTime: '2030-01-26T15:00:00Z', duration: 90, location: '' },
        { id: 'shoot-2', name: 'Wedding day', shootTime: null, duration: 480, location: '' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Next: choose the date of shoot 2' })
    await expect(next).toHaveAttribute('href', '/select-date/order-order-order-order-1?shoot=shoot-2')
    await expect(canvas.getByText('The date is open. 8 hours')).toBeVisible()
  },
}

export const OnTheWaitlist: Story = {
  args: { order: makeOrder({ status: 'WAITLIST', slot: null, shoots: [], invoices: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re on the list' })
    await expect(canvas.getByText(/keep it for you for up to 24 hours\.$/)).toBeVisible()
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
    await expect(canvas.queryByText('What you booked')).toBeNull()
  },
}

export const AwaitingTheStudio: Story = {
  args: { order: makeOrder({ status: 'MEETING', invoices: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Almost done: the studio confirms your date' })
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
    await expect(canvas.getByText('What happens next')).toBeVisible()
  },
}

export const AfterTheShoot: Story = {
  args: {
    order: makeOrder({
      status: 'SHOOTED',
      invoices: [makeInvoice({ amount: '303.64', paymentStatus: 'PAID', paidDate: signedDate })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you, Anna' })
    await expect(canvas.queryByText('What happens next')).toBeNull()
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
  },
}

/** The money is there, the time is not. */
export const PaidWithoutTime: Story = {
  args: { order: makeOrder({ status: 'BOOKED', isPaidWithoutSlot: true, slot: null, shoots: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your booking needs a new time' })
    await expect(canvas.getByRole('link', { name: 'Choose a new time' })).toHaveAttribute(
      'href',
      '/select-date/order-order-order-order-1',
    )
  },
}

export const Cancelled: Story = {
  args: {
    order: makeOrder({
      status: 'CANCELLED',
      invoices: [makeInvoice({ paymentStatus: 'PAID', paidDate: signedDate })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This booking was cancelled' })
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Take it out of my calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('CANCEL'),
    )
    await expect(canvas.getByRole('link', { name: 'Your payments and receipts' })).toBeVisible()
  },
}

export const NotFinished: Story = {
  args: { order: makeOrder() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue booking' })
  },
}

/** Whoever does not hold its time, on another device, is not led to where it is taken. */
export const MoneyOnItsWay: Story = {
  args: { order: makeOrder({ invoices: [makeInvoice({ isBeingPaid: true })] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your payment of \$151\.82 is being checked/)
    await expect(canvas.queryByRole('link', { name: 'Continue booking' })).toBeNull()
  },
}

export const WithoutName: Story = {
  args: { order: makeOrder({ status: 'BOOKED', customer: { firstName: '', maskedEmail: '' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re booked' })
  },
}

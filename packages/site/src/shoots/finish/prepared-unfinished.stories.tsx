import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeRecord } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { FinishStory } from '../testing/finish-story.tsx'

/**
 * The page of an order that the owner prepared, before its client has booked it.
 *
 * **When to choose it.** Review that it leads back to the order's own link, and what it says of the date; Finish has the rest.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Prepared, not finished',
  component: FinishStory,
}
export default meta
type Story = StoryObj<typeof FinishStory>

/** What the owner prepared goes on at its own link, and the date that was thought of is told. */
export const DateThoughtOf: Story = {
  args: {
    order: makeOrder({ slot: null, shoots: [], prepared: { startTime: '2030-01-26T15:00:00Z' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue booking' })).toHaveAttribute(
      'href',
      '/pending/order-order-order-order-1',
    )
    await expect(canvas.getByText(/^Sat, Jan 26, 2030, 9:00 AM CST/)).toBeVisible()
    await expect(canvas.queryByText('We agree on the date with you.')).toBeNull()
  },
}

/** The step that was left is led to where it was begun. */
export const LeftAtItsLink: Story = {
  args: {
    order: makeOrder({ slot: null, shoots: [], prepared: { startTime: null } }),
    record: makeRecord({
      orderId: 'order-order-order-order-1',
      link: { prefix: 'pending', id: 'order-order-order-order-1' },
      step: 'questionnaire',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue booking' })).toHaveAttribute(
      'href',
      '/pending/order-order-order-order-1/questionnaire',
    )
    await expect(canvas.getByText('You choose the date as you continue.')).toBeVisible()
  },
}

/** Without time no date is chosen at all. */
export const WithoutTime: Story = {
  args: {
    order: makeOrder({
      service: { ...makeOrder().service, isBookingWithoutTime: true },
      slot: null,
      shoots: [],
      prepared: { startTime: null },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We agree on the date with you.')
  },
}

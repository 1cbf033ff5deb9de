import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { makeReserved, OFFER_TOKEN } from '../../booking/testing/entry-fixtures.ts'
import {
  makeRecord,
  makeSlot,
  makeState,
  orchardSaturday,
  orchardSunday,
  saturdayWithoutNine,
  withAddons,
} from '../../booking/testing/fixtures.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { ReservedPanel } from './reserved-panel.tsx'

const serverNow = '2030-01-15T10:00:00Z'
/** The page came while the time was kept. */
const kept = { serviceDates: [saturdayWithoutNine(), orchardSunday()], serverNow }
const free = { serviceDates: [orchardSaturday(), orchardSunday()], serverNow }
const service = withAddons()
const SERVICE = 'GET /api/public/services/orchard-light-minis'

const answersWith = (status: 'AVAILABLE' | 'BOOKING', isGivenBack = true) => ({
  [SERVICE]: { data: service },
  [`${SERVICE}/service-dates`]: { data: status === 'AVAILABLE' ? free : kept },
  'GET /api/public/service-slots/s1/reserved': {
    inTurn: [
      { data: makeReserved() },
      { data: makeReserved({ state: 'ended', slot: makeSlot({ status }), until: null, customer: null }) },
    ],
  },
  'DELETE /api/public/service-slots/s1/reserved': { data: { isGivenBack } },
})

/**
 * What is said of a kept time that its guest does not need.
 *
 * **When to choose it.** Within the page of a kept time, once it was given back there.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Entries given back',
  component: StoryWorld,
  args: {
    children: <ReservedPanel slotId="s1" service={service} dates={kept} inquiryHref="/contact" />,
    record: makeRecord({ status: null, slot: null, holdToken: OFFER_TOKEN }),
  },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

async function giveBack(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'I don’t need it' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Give this time back?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Where nobody waits, the time is everyone’s, and can be chosen again. */
export const ForEveryone: Story = {
  tags: ['visual'],
  args: { answers: answersWith('AVAILABLE') },
  play: async ({ canvas }) => {
    await giveBack(canvas)
    await canvas.findByText('You gave this time back.', { ignore: '[role="status"]' })
    await expect(canvas.queryByText('The time went to the next person.')).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]).toBeEnabled())
  },
}

/** Another tab has only started over: the time is the guest's still. */
export const StartedOverElsewhere: Story = {
  args: {
    record: makeRecord({ holdToken: OFFER_TOKEN }),
    elsewhere: makeRecord({ status: null, slot: null, holdToken: OFFER_TOKEN }),
    answers: {
      ...answersWith('BOOKING'),
      'GET /api/public/service-slots/s1/reserved': { data: makeReserved() },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You started over in another tab. What you typed is kept.')
    await expect(await canvas.findByRole('button', { name: 'Book this time' })).toBeVisible()
  },
}

/** Where somebody waits, they are offered the time at once. */
export const ForNext: Story = {
  args: { answers: answersWith('BOOKING') },
  play: async ({ canvas }) => {
    await giveBack(canvas)
    await canvas.findByText('You gave this time back.', { ignore: '[role="status"]' })
    await expect(
      canvas.getByText('The time went to the next person.', { ignore: '[role="status"]' }),
    ).toBeVisible()
  },
}

/** The region that says it stood before: a new one would be silent. */
export const Said: Story = {
  args: { answers: answersWith('BOOKING') },
  play: async ({ canvas, canvasElement }) => {
    const region = standingRegion(canvasElement)
    await giveBack(canvas)
    await waitFor(() =>
      expect(region).toHaveTextContent(/^You gave this time back\. The time went to the next person\.$/),
    )
    await expect(region).toBeInTheDocument()
    await expect(
      canvas.getAllByText(/^You gave this time back/, { selector: '[role="status"] *, [role="status"]' }),
    ).toEqual([region])
  },
}

/** What was begun with the time is given up, and the time is kept as before. */
export const StartedOver: Story = {
  args: {
    record: makeRecord({
      slot: makeSlot({ status: 'BOOKING' }),
      holdToken: OFFER_TOKEN,
      // It was held with the link's secret, and asked for as any other time is.
      asked: { token: 'token-token-token-token-1', turn: 1 },
    }),
    answers: {
      ...answersWith('BOOKING'),
      'GET /api/public/service-slots/s1/reserved': { data: makeReserved() },
      'GET /api/public/bookings/s1': { data: makeState() },
      'DELETE /api/public/bookings/s1/hold-slot': { data: { status: 'BOOKING' } },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const region = standingRegion(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }))
    await canvas.findByText(/ is kept for you until /)
    await waitFor(() => expect(region).toHaveTextContent(/^You’re starting over\.$/))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

const endedWith = (status: 'AVAILABLE' | 'BOOKED') => ({
  data: makeReserved({ state: 'ended', slot: makeSlot({ status }), until: null, customer: null }),
})

/** What is said of it changes while it is read, and is said again. */
export const WentMeanwhile: Story = {
  args: {
    answers: {
      ...answersWith('AVAILABLE'),
      'GET /api/public/service-slots/s1/reserved': {
        inTurn: [endedWith('AVAILABLE'), endedWith('BOOKED')],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('This offer has ended.', { ignore: '[role="status"]' })
    const region = standingRegion(canvasElement)
    await waitFor(() => expect(region).toHaveTextContent(/^This offer has ended\.$/))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() =>
      expect(region).toHaveTextContent(/^This offer has ended\. The time went to the next person\.$/),
    )
  },
}

/** The offer had ended before it could be given back. */
export const EndedBefore: Story = {
  args: { answers: answersWith('AVAILABLE', false) },
  play: async ({ canvas }) => {
    await giveBack(canvas)
    await canvas.findByText('This offer has ended.', { ignore: '[role="status"]' })
    await expect(canvas.queryByText('You gave this time back.')).toBeNull()
  },
}

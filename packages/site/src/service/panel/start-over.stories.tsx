import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ending } from '../../booking/testing/ending.ts'
import { makeRecord, makeService, makeState } from '../../booking/testing/fixtures.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { lateAnswer } from '../../booking/testing/story-world.tsx'
import { PanelStory } from './panel-story.tsx'

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const RELEASE = 'DELETE /api/public/bookings/s1/hold-slot'
const edited = makeService({ updatedDate: '2030-01-15T09:59:00Z' })
const state = makeState({ serviceUpdatedDate: edited.updatedDate })

/**
 * The panel of a service page for who gives a booking up while the server is still asked about it.
 *
 * **When to choose it.** Look at it for answers that come after their question; Service page has the rest.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Starting over',
  component: PanelStory,
  args: { go: fn(), heard: fn(), service: edited, record: makeRecord() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const refreshed = lateAnswer({ data: { ...state, holdToken: 'token-token-token-token-1' } })

/** A hold that was on its way holds nothing for the visitor any more, and gives the time back once more. */
export const HoldOnItsWay: Story = {
  args: {
    answers: {
      'GET /api/public/bookings/s1': { data: state },
      [HOLD]: refreshed.answer,
      [RELEASE]: { data: { status: 'AVAILABLE' } },
    },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^You’re holding /)
    await waitFor(() => expect(args.heard).toHaveBeenCalledWith(HOLD, expect.anything()))
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await canvas.findByRole('button', { name: 'Continue' })
    refreshed.give()
    await waitFor(() => expect(args.heard).toHaveBeenCalledTimes(3))
    await expect(args.heard).toHaveBeenLastCalledWith(RELEASE, null)
    await expect(canvas.queryByText(/^You’re holding /)).toBeNull()
  },
}

/** The strip goes with what it told of; that the press was heard is said. */
export const Said: Story = {
  args: {
    answers: {
      'GET /api/public/bookings/s1': { data: state },
      [HOLD]: refreshed.answer,
      [RELEASE]: { data: { status: 'AVAILABLE' } },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^You’re holding /)
    const region = standingRegion(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(region).toHaveTextContent(/^You gave this time back\.$/))
  },
}

const ofOffer = makeRecord({ link: { prefix: 'reserved', id: 's1' } })

/** The offer keeps its time, at the service's own address too. */
export const SaidOfAnOffer: Story = {
  args: {
    record: ofOffer,
    answers: { 'GET /api/public/bookings/s1': { data: state }, [RELEASE]: { data: { status: 'BOOKING' } } },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^You’re holding /)
    const region = standingRegion(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(region).toHaveTextContent(/^You’re starting over\.$/))
  },
}

/** A hold that ends gives nobody the time of an offer that goes on. */
export const ExpiredOffer: Story = {
  args: {
    record: ofOffer,
    answers: { 'GET /api/public/bookings/s1': { data: makeState(ending('2030-01-15T10:00:00Z')) } },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
    await expect(dialog).toHaveTextContent('What you typed is kept.')
    await expect(dialog).not.toHaveTextContent('went back to everyone')
  },
}

/** Without a time none was given back. */
export const SaidWithoutTime: Story = {
  args: {
    record: makeRecord({ slot: null }),
    answers: { 'GET /api/public/bookings/orchard': { data: makeState({ slot: null, lockoutEnd: null }) } },
    service: makeService({
      options: { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: true },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You began booking this service.')
    const region = standingRegion(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(region).toHaveTextContent(/^You’re starting over\.$/))
  },
}

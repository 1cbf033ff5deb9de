import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  makeQuote,
  makeRecord,
  makeService,
  makeSlot,
  makeState,
  NOW,
  oneDate,
  orchardSunday,
  saturdayWithoutNine,
} from '../testing/fixtures.ts'
import { ending } from '../testing/ending.ts'
import { standingRegion } from '../testing/standing-region.ts'
import { StepStory } from '../testing/step-story.tsx'
import { YourInformation } from '../steps/your-information/your-information.tsx'

const SOON = '2030-01-15T10:00:45Z'
const LATER = '2030-01-15T10:15:45Z'
const PAST = '2030-01-15T10:00:00Z'

/**
 * What interrupts a booking: the time that runs out, the slot that is gone, the hold that failed.
 *
 * **When to choose it.** Review it for the words; which of them shows is decided by the session alone.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Dialogs',
  component: StepStory,
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({
      selectedPackage: 'mini',
      customer: { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '' },
    }),
    state: { packageId: 'mini', quote: makeQuote() },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const MoreTime: Story = {
  tags: ['visual'],
  args: {
    state: ending(SOON),
    answers: { 'PATCH /api/public/bookings/s1/lockout-end': { data: makeState(ending(LATER)) } },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session about to expire' })
    await expect(dialog).toHaveTextContent('Your time is held for 45 more seconds.')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Yes! I need more time' })).toHaveFocus(),
    )
  },
}

/** Fifteen minutes are fifteen, also between two whole seconds. */
export const RightAfterTheHold: Story = {
  args: { state: ending('2030-01-15T10:15:00.400Z'), now: NOW + 400 },
  play: async ({ canvas }) => {
    await canvas.findByText('Held for you: 15 minutes left')
  },
}

export const MoreTimeTaken: Story = {
  args: MoreTime.args ?? {},
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes! I need more time' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await canvas.findByText(/16 minutes left/)
  },
}

export const MoreTimeDeclined: Story = {
  args: MoreTime.args ?? {},
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText(/0:45 left/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Yes! I need more time' })).toBeVisible()
  },
}

export const NoMoreTime: Story = {
  args: { state: { ...ending(SOON), extensionsLeft: 0 } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('This booking can’t be extended further.')
  },
}

/** The way out is its button; what was typed stays. */
export const Expired: Story = {
  tags: ['visual'],
  args: { state: ending(PAST) },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus()
  },
}

/** Nothing was held but the price. */
export const ExpiredWithoutTime: Story = {
  args: {
    state: ending(PAST),
    service: makeService({
      options: { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: true },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('What you typed is kept.')
    await expect(dialog).not.toHaveTextContent('went back to everyone')
  },
}

/** The time is given back at once, whoever's clock is right. */
export const StartsOver: Story = {
  args: { state: ending(PAST), heard: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await expect(args.heard).toHaveBeenCalledWith('DELETE /api/public/bookings/s1/hold-slot', null)
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis#choose-a-time'))
  },
}

const taken = { slot: makeSlot({ status: 'BOOKED' }), isHeldByYou: false, lockoutEnd: null }
const next = makeSlot({
  id: 'pm-1',
  startTime: '2030-01-26T21:00:00Z',
  endTime: '2030-01-26T21:20:00Z',
  status: 'BOOKING',
  serviceUpdatedDate: makeState().serviceUpdatedDate,
})

export const SlotTaken: Story = {
  tags: ['visual'],
  args: {
    state: taken,
    answers: {
      'GET /api/public/services/orchard-light-minis/service-dates': {
        data: {
          serviceDates: [saturdayWithoutNine(), orchardSunday()],
          serverNow: '2030-01-15T10:00:00Z',
        },
      },
      'PATCH /api/public/bookings/pm-1/hold-slot': {
        data: {
          ...makeState({ slot: next, packageId: 'mini', quote: makeQuote() }),
          holdToken: 'token-token-token-token-1',
        },
      },
      'GET /api/public/bookings/pm-1': {
        data: makeState({ slot: next, packageId: 'mini', quote: makeQuote() }),
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await expect(dialog).toHaveTextContent('has just been booked by someone else.')
    await screen.findByRole('radio', { name: /^3:00 PM/ })
    await expect(screen.getAllByRole('radio', { name: /^9:00 AM/ })[0]).toBeDisabled()
  },
}

const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** The fee of another time is agreed to in place of the times, which come back where it is not. */
export const PremiumInstead: Story = {
  args: SlotTaken.args ?? {},
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^5:45 PM/ }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Continue' }).at(-1)!)
    const fee = await screen.findByRole('dialog', { name: 'This time costs a little more' })
    await expect(isSeen(fee)).toBe(true)
    await expect(isSeen(screen.getByText('Choose a date/time'))).toBe(false)
    await userEvent.click(within(fee).getByRole('button', { name: 'Choose another time' }))
    await expect(isSeen(await screen.findByRole('dialog', { name: 'Choose a date/time' }))).toBe(true)
    await waitFor(() => expect(screen.getByRole('radio', { name: /^5:45 PM/ })).toHaveFocus())
  },
}

/** A full session has no other time to offer at once: its visitor is led up to the times, which say why. */
export const LedUpToTheTimes: Story = {
  args: { state: taken, service: makeService({ isMiniSession: false }) },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis#time-gone', { replace: true }),
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The last time is gone: the picker gives way to the list. */
export const SlotTakenAndFull: Story = {
  args: {
    state: taken,
    service: makeService({
      options: { isPaused: false, isWaitlistEnabled: true, isBookingWithoutTime: false },
    }),
    answers: {
      'GET /api/public/services/orchard-light-minis/service-dates': {
        data: {
          serviceDates: [oneDate([makeSlot({ status: 'BOOKED' })], { numberOfSlotsAvailable: 0 })],
          serverNow: '2030-01-15T10:00:00Z',
        },
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Join the waitlist' }))
    await screen.findByRole('dialog', { name: 'Join the waitlist' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Join the waitlist' })).toBeNull())
  },
}

/** Another time is held and the booking goes on where it stood, fields and package kept. */
export const GoesOnWithAnother: Story = {
  args: SlotTaken.args ?? {},
  play: async ({ args, canvasElement }) => {
    const region = standingRegion(canvasElement)
    await userEvent.click(await screen.findByRole('radio', { name: /^3:00 PM/ }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Continue' }).at(-1)!)
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information', {
        replace: true,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(region).toHaveTextContent('You’re holding Sat, Jan 26, 2030, 3:00 PM CST.'))
  },
}

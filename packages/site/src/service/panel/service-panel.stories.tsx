import type { Meta, StoryObj } from '@storybook/react-vite'
import { baselineOf } from '@bellows/ui/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  makeRecord,
  makeService,
  makeSlot,
  makeState,
  oneDate,
  slotsFrom,
} from '../../booking/testing/fixtures.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { held, PanelStory } from './panel-story.tsx'

const HOLD = 'PATCH /api/public/bookings/am-1/hold-slot'
const PREMIUM = 'PATCH /api/public/bookings/gold-1/hold-slot'

const failure = (error: string, message: string) => ({ status: 409, error, message, requestId: 'req-7f3a' })

/** The first time of the first date. */
const nine = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!

/**
 * The panel of a service page: packages, dates, price and the way to book.
 *
 * **When to choose it.** The service is a mini session with fixed times; a free choice of time is Full session.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Service page',
  component: PanelStory,
  args: { go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

export const MiniSession: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('plus 8.25% Sales tax')).toBeVisible()
    await expect(canvas.getByText('7 of 10 places left')).toBeVisible()
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
}

/** What a package costs stands on the line of its name. */
export const PricesOnNames: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Mini Plus' })
    const price = within(name.closest('li')!).getByText('$275.00')
    await expect(baselineOf(price)).toBeCloseTo(baselineOf(name), 0)
  },
}

const pause = { isBreakTime: true }

/** A time between two breaks stands beside those before it, and the break after it tells the pause. */
export const TimeBetweenBreaks: Story = {
  args: { dates: [oneDate(slotsFrom('am', '2030-01-26T15:00:00Z', [{}, pause, {}, pause, {}, {}]))] },
  play: async ({ canvas }) => {
    const topOf = (name: RegExp) =>
      canvas.getByRole('radio', { name }).closest('label')!.getBoundingClientRect().top
    await expect(topOf(/^9:50 AM/)).toBe(topOf(/^9:00 AM/))
    await expect(canvas.getAllByText(/^Break until/)).toHaveLength(1)
  },
}

/** Choose, continue: the time is held and the first step follows. */
export const HoldsAndGoesOn: Story = {
  args: { answers: { [HOLD]: held('am-1') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(nine(canvas))
    await expect(canvas.getByText('Sat, Jan 26, 2030, 9:00 AM CST, 20 minutes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package'))
  },
}

export const ByKeyboard: Story = {
  args: { answers: { [HOLD]: held('am-1') } },
  play: async ({ canvas, args }) => {
    nine(canvas).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^9:50 AM/ })[0]).toBeChecked())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(args.go).toHaveBeenCalled())
  },
}

export const NothingChosen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText('This field cannot be left blank')).toBeVisible()
    await expect(nine(canvas)).toHaveFocus()
  },
}

export const PremiumTime: Story = {
  tags: ['visual'],
  args: { answers: { [PREMIUM]: held('gold-1') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /5:45 PM/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('dialog', { name: 'This time costs a little more' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add $45.00 and continue' })).toBeVisible())
  },
}

export const PremiumRefused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /5:45 PM/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('radio', { name: /5:45 PM/ })).toHaveFocus()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

export const BookingFails: Story = {
  tags: ['visual'],
  args: { answers: { [HOLD]: failure('not_bookable', 'This time can no longer be booked.') } },
  play: async ({ canvas }) => {
    await userEvent.click(nine(canvas))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Booking failed' })
    await expect(dialog).toHaveTextContent('This time can no longer be booked.')
  },
}

export const SlotTaken: Story = {
  tags: ['visual'],
  args: { answers: { [HOLD]: failure('slot_taken', 'Taken') } },
  play: async ({ canvas }) => {
    await userEvent.click(nine(canvas))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await expect(dialog).toHaveTextContent(
      'This slot (9:00 AM on Sat, Jan 26, 2030) has just been booked by someone else.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** What was kept is damaged, of another studio or of a newer page: a new booking is begun. */
export const RecordDropped: Story = {
  args: { record: makeRecord({ businessId: 'another' }) },
  play: async ({ canvas, canvasElement }) => {
    const words = /^We couldn’t read the booking that this browser had kept\./
    await expect(await canvas.findByText(words, { ignore: '[role="status"]' })).toBeVisible()
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(words))
    await expect(canvas.queryByRole('button', { name: 'Continue booking' })).toBeNull()
    await userEvent.click(nine(canvas))
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

/** The time that was held is another's: once that was read, the page is whole again. */
export const HeldTimeLost: Story = {
  args: {
    record: makeRecord(),
    answers: { 'GET /api/public/bookings/s1': { data: makeState({ isHeldByYou: false, lockoutEnd: null }) } },
  },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

const booked = [oneDate([makeSlot({ status: 'BOOKED' })], { numberOfSlotsAvailable: 0 })]
const options = { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: false }

/** Where nothing can be booked, nothing is said to be left either. */
const nothingLeft: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('10% off until Jan 24, 2030')).toBeVisible()
  await expect(canvas.queryByRole('timer')).toBeNull()
  await expect(canvas.queryByText(/(places?|times?) left/)).toBeNull()
}

export const SoldOut: Story = { tags: ['visual'], args: { dates: booked }, play: nothingLeft }
const waiting = makeService({ options: { ...options, isWaitlistEnabled: true } })
export const OpenForWaitlist: Story = {
  tags: ['visual'],
  args: { dates: booked, service: waiting },
  play: nothingLeft,
}

export const Paused: Story = {
  tags: ['visual-1440'],
  args: { service: makeService({ options: { ...options, isPaused: true } }) },
  play: nothingLeft,
}
export const WithoutTime: Story = {
  tags: ['visual-1440'],
  args: {
    dates: [],
    service: makeService({ isMiniSession: false, options: { ...options, isBookingWithoutTime: true } }),
  },
}
export const StepWithoutScreen: Story = {
  args: { service: makeService({ contractTemplates: [{ id: 'c', name: 'Agreement' }] }) },
}
const taken = (slots: ReturnType<typeof slotsFrom>) =>
  slots.map((slot) => ({ ...slot, status: 'BOOKED' as const }))

export const OneDateOneTime: Story = { tags: ['visual'], args: { dates: [oneDate([makeSlot()])] } }

const week = Array.from({ length: 7 }, (_, day) =>
  oneDate(slotsFrom(`d${day}`, `2030-01-${26 + (day % 5)}T15:00:00Z`, [{}, {}, {}]), { id: `d${day}` }),
)
export const SevenDates: Story = { tags: ['visual'], args: { dates: week } }

/** The first free time is a press away, also from the far end of a long list. */
export const NextFreeTime: Story = {
  args: { dates: week.map((date, index) => (index < 4 ? { ...date, slots: taken(date.slots) } : date)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next free time: Wed, Jan 30, 2030, 9:00 AM' }))
    const next = canvas.getAllByRole('radio', { checked: true })
    await expect(next).toHaveLength(1)
    await waitFor(() => expect(next[0]).toHaveFocus())
    await expect(next[0]).toBeVisible()
  },
}

/** Continue is at the window's lower edge while the times are in view. */
export const FootInSight: Story = {
  args: { dates: week },
  play: async ({ canvas }) => {
    nine(canvas).scrollIntoView({ block: 'start' })
    const button = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect()
    await expect(button.bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** A tax is written as the studio writes it. */
export const TaxInItsOwnLetters: Story = {
  args: { studio: { taxLabel: 'inkl. MwSt.' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/inkl\. MwSt\./)).textTransform).toBe('none')
  },
}

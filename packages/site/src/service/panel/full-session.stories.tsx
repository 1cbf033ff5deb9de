import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeRecord, makeSlot, makeState } from '../../booking/testing/fixtures.ts'
import { CHECK, checked, fullSession, LOCKED, locked, lockedTime } from './full-session-fixtures.ts'
import { held, PanelStory } from './panel-story.tsx'

/**
 * The panel of a service whose times the visitor picks freely, by day and start.
 *
 * **When to choose it.** The service is a full session; a mini session has Service page.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Full session',
  component: PanelStory,
  args: { dates: [], service: fullSession, go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

export const DayChosen: Story = {
  tags: ['visual'],
  args: { answers: { [LOCKED]: locked, [CHECK]: checked(true) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' }))
    await expect(canvas.queryByRole('radio', { name: '9:00 AM' })).toBeNull()
    await canvas.findByText(/^Sat, Jan 19, 2030: \d+ times left$/, { selector: '[role="status"]' })
    await userEvent.click(await canvas.findByRole('radio', { name: '11:00 AM' }))
    await canvas.findByText('11:00 AM is free.')
  },
}

/** The chosen start on both clocks, beneath the calendar of the studio’s days. */
export const VisitorsZone: Story = {
  tags: ['visual-375'],
  args: {
    studio: { timeZone: 'America/Los_Angeles' },
    answers: { [LOCKED]: locked, [CHECK]: checked(true) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: '11:00 AM' }))
    await canvas.findByText('11:00 AM is free.')
    await expect(canvas.getByText(/^11:00 AM PST is .* your time \(.*\)$/)).toBeVisible()
  },
}

export const NoLongerFree: Story = {
  tags: ['visual'],
  args: {
    answers: {
      [LOCKED]: locked,
      [CHECK]: checked(false, ['2030-01-19T17:30:00Z', '2030-01-19T18:00:00Z']),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: '11:00 AM' }))
    await canvas.findByText('11:00 AM is no longer free. The nearest:')
    await expect(canvas.getByRole('radio', { name: /^11:00 AM\s*Not free$/ })).toBeDisabled()
    await expect(canvas.queryByText(/^Sat, Jan 19, 2030, 11:00 AM/)).toBeNull()
    await expect(canvas.getByText('Choose another time')).toBeVisible()
    const line = canvas.getByText(/^11:00 AM is no longer free/).closest('[role="status"]')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(line).toHaveFocus())
  },
}

const unavailable = { status: 503, error: 'unavailable', message: 'Service Unavailable' }

let answerOfCheck: ReturnType<typeof checked> | typeof unavailable = unavailable

/** A check that failed is asked anew by Continue; why it went no further has the focus. */
export const CheckFailed: Story = {
  beforeEach: () => {
    answerOfCheck = unavailable
  },
  args: {
    answers: {
      [LOCKED]: locked,
      [CHECK]: () => answerOfCheck,
      'PATCH /api/public/bookings/orchard/hold-slot': held('made-1'),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: '12:30 PM' }))
    await canvas.findByText('We couldn’t check this time.')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    // While it is checked once more the line is not there.
    await waitFor(() =>
      expect(canvas.getByText('We couldn’t check this time.').closest('[role="status"]')).toHaveFocus(),
    )
    answerOfCheck = checked(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package'))
  },
}

/** Who comes back because the time is gone reads it above the others. */
export const TimeGone: Story = {
  args: { answers: { [LOCKED]: locked }, record: makeRecord({ slot: null, status: null }), isTimeGone: true },
  play: async ({ canvas }) => {
    const news = await canvas.findByText('That time is no longer free. Please choose another.')
    await waitFor(() => expect(news.closest('#time-gone')).toHaveFocus())
    await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ })
  },
}

/** Another tab gave the time up, for all tabs: it is said where the times are led to. */
export const StartedOverElsewhere: Story = {
  args: {
    answers: { [LOCKED]: locked },
    record: makeRecord(),
    elsewhere: makeRecord({ slot: null, status: null }),
  },
  play: async ({ canvas }) => {
    const news = await canvas.findByText(
      'You started over in another tab. Your time went back to everyone. What you typed is kept.',
    )
    await waitFor(() => expect(news.closest('#time-gone')).toHaveFocus())
    await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ })
  },
}

const awayUntil = (endTime: string) => ({
  data: { ...locked.data, slots: [{ ...lockedTime, startTime: '2030-01-15T06:00:00Z', endTime }] },
})

/** The calendar opens at the first month with a free day; one without leads to the next that has one. */
export const NothingFreeThisMonth: Story = {
  tags: ['visual'],
  args: { answers: { [LOCKED]: awayUntil('2030-02-01T06:00:00Z') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Saturday, February 2, 2030/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await canvas.findByText(/^Nothing free in January/)
    await userEvent.click(canvas.getByRole('button', { name: 'Go to February 2030' }))
    await canvas.findByRole('button', { name: /Saturday, February 2, 2030/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await canvas.findByText(/^Nothing free in January/)
  },
}

/** What the schedule rules out needs no answer: the calendar stands at the first month that it opens from the beginning. */
export const MonthIsOver: Story = {
  args: { now: Date.parse('2030-01-31T16:00:00Z'), answers: { [LOCKED]: { isPending: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'February 2030' })
    await expect(canvas.queryByText(/^Nothing free/)).toBeNull()
  },
}

/** A month of 30 days leads to the first of the next, and not to itself. */
export const FreeOnTheFirst: Story = {
  args: { answers: { [LOCKED]: awayUntil('2030-05-01T05:00:00Z') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'May 2030' })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to May 2030' }))
    await canvas.findByRole('button', { name: /Wednesday, May 1, 2030/ })
  },
}

/** Focus goes to the first free day, not to one that is over, and it says what is missing. */
export const NothingChosen: Story = {
  args: { answers: { [LOCKED]: locked } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText('This field cannot be left blank')).toBeVisible()
    const first = canvas.getByRole('button', { name: /Wednesday, January 16, 2030/ })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAccessibleDescription('This field cannot be left blank')
    await userEvent.click(first)
    await expect(first).not.toHaveAttribute('aria-describedby')
  },
}

/** A month without free days: focus goes to the way out of it. */
export const NothingChosenNorFree: Story = {
  args: { answers: { [LOCKED]: awayUntil('2030-02-01T06:00:00Z') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Saturday, February 2, 2030/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    const next = await canvas.findByRole('button', { name: 'Go to February 2030' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(next).toHaveFocus())
  },
}

export const HoldsAndGoesOn: Story = {
  args: {
    answers: {
      [LOCKED]: locked,
      [CHECK]: checked(true),
      'PATCH /api/public/bookings/orchard/hold-slot': held('made-1'),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: '12:30 PM' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package'))
  },
}

const HELD_START = '2030-01-19T18:30:00Z'
const made = { id: 'made-1', startTime: HELD_START, endTime: '2030-01-19T19:45:00Z', duration: 75 }
const holding = { ...lockedTime, ...made, status: 'BOOKING', lockoutEnd: '2030-01-15T10:12:00Z' }

/** The start that the visitor holds stands chosen on its day, in nobody’s way; another is checked and held instead. */
export const AnotherStart: Story = {
  args: {
    record: makeRecord({ slot: makeSlot({ ...made, status: 'BOOKING' }), selectedPackage: 'mini' }),
    heard: fn(),
    answers: {
      'GET /api/public/bookings/made-1': {
        data: makeState({ slot: makeSlot({ ...made, status: 'BOOKING' }), packageId: 'mini' }),
      },
      [LOCKED]: { data: { slots: [lockedTime, holding], serverNow: '2030-01-15T10:00:00Z' } },
      [CHECK]: checked(true),
      'PATCH /api/public/bookings/orchard/hold-slot': held('made-2'),
    },
  },
  play: async ({ canvas, args }) => {
    const own = await canvas.findByRole('radio', { name: '12:30 PM Your time' })
    await expect(own).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Continue booking' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '1:00 PM' }))
    await canvas.findByText('1:00 PM is free.')
    await userEvent.click(own)
    await expect(canvas.getByRole('button', { name: 'Continue booking' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '1:00 PM' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package'))
    await expect(args.heard).toHaveBeenCalledWith(
      'PATCH /api/public/bookings/orchard/hold-slot',
      expect.objectContaining({ startTime: '2030-01-19T19:00:00.000Z', packageId: 'mini' }),
    )
  },
}

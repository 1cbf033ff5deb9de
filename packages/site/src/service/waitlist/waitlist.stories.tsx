import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  makeRecord,
  makeService,
  makeSlot,
  oneDate,
  orchardSaturday,
} from '../../booking/testing/fixtures.ts'
import { PanelStory } from '../panel/panel-story.tsx'

/**
 * What a service offers when it is full and keeps a waitlist.
 *
 * **When to choose it.** No time is left and the studio keeps a list; otherwise the panel says that it is sold
 * out.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Waitlist',
  component: PanelStory,
  args: {
    go: fn(),
    dates: [oneDate([makeSlot({ status: 'BOOKED' })], { numberOfSlotsAvailable: 0 })],
    service: makeService({
      options: { isPaused: false, isWaitlistEnabled: true, isBookingWithoutTime: false },
    }),
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const DATES = 'GET /api/public/services/orchard-light-minis/service-dates'
const JOIN = 'POST /api/public/orders/waitlists'
const openList = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Join the waitlist' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Join the waitlist' }))
  await waitFor(() => expect(dialog.getByText('Joining holds nothing and costs nothing.')).toBeVisible())
  return dialog
}
const fill = async (dialog: ReturnType<typeof within>) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Anna Berg')
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'anna@berg.example')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '+1 312 555 0111')
  await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }))
}
/** A dialog says it in a region that stood before. */
const isSaid = (dialog: HTMLElement, words: RegExp) =>
  waitFor(() => expect(dialog.querySelector(':scope > [role="status"]')).toHaveTextContent(words))
const typed = { fullName: 'Anna Berg', email: '', phone: '', days: [], firstDay: '', note: 'Any day will do' }

/** What was typed before the page was loaded anew is in the form. */
export const AsItWasLeft: Story = {
  args: {
    record: makeRecord({ slot: null, status: null, waitlist: { serviceId: 'orchard', fields: typed } }),
  },
  play: async ({ canvas }) => {
    const dialog = await openList(canvas)
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Any day will do')
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
  },
}

export const JoinsTheWaitlist: Story = {
  tags: ['visual'],
  args: {
    answers: {
      [JOIN]: {
        data: {
          serviceSlug: 'orchard-light-minis',
          customer: { firstName: 'Anna', maskedEmail: 'a***@berg.example' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await fill(await openList(canvas))
    const done = await screen.findByRole('dialog', { name: 'You’re on the list' })
    await expect(within(done).getAllByText(/You’re on the list/)).toHaveLength(1)
    await expect(done).toHaveTextContent(
      'If a time opens, we write to anna@berg.example and keep it for you for up to 24 hours.',
    )
    await isSaid(done, /^If a time opens/)
  },
}

/** The last time is offered to somebody, or held: others can wait for it all the same. */
export const BesideAnOffer: Story = {
  args: {
    dates: [
      oneDate([makeSlot({ status: 'BOOKING', lockoutEnd: '2030-01-16T10:00:00Z' })], {
        numberOfSlotsAvailable: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a time' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    await openList(canvas)
  },
}

/** Back on the page it says that the visitor is on the list, in place of the way onto it. */
export const OnTheList: Story = {
  args: JoinsTheWaitlist.args,
  play: async ({ canvas }) => {
    await fill(await openList(canvas))
    const done = within(await screen.findByRole('dialog', { name: 'You’re on the list' }))
    await userEvent.click(done.getAllByRole('button', { name: 'Close' }).at(-1)!)
    const told = await canvas.findByText(
      'If a time opens, we write to anna@berg.example and keep it for you for up to 24 hours.',
    )
    await waitFor(() => expect(told.parentElement).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull()
    await expect(canvas.queryByText(/^Every time is booked/)).toBeNull()
  },
}

/** The form as it opens. */
export const Join: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = await openList(canvas)
    await expect(dialog.getByRole('textbox', { name: 'Note' })).not.toBeRequired()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeRequired()
  },
}

const heardDays = fn()

/** A service with free times has no dates to choose from: up to three are written. */
export const OwnDays: Story = {
  args: {
    dates: [],
    service: makeService({
      isMiniSession: false,
      numberOfSlotsAvailable: 0,
      availableSchedules: [{ weekday: 6, from: '09:00', to: '17:00' }],
      options: { isPaused: false, isWaitlistEnabled: true, isBookingWithoutTime: false },
    }),
    answers: {
      [JOIN]: {
        data: {
          serviceSlug: 'orchard-light-minis',
          customer: { firstName: 'Anna', maskedEmail: 'a***@berg.example' },
        },
      },
    },
    heard: heardDays,
  },
  play: async ({ canvas }) => {
    const dialog = await openList(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Preferred date/ }), '2/16/2030')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Third date/ }), '2/23/2030')
    await fill(dialog)
    await screen.findByRole('dialog', { name: 'You’re on the list' })
    await expect(heardDays).toHaveBeenCalledWith(
      JOIN,
      expect.objectContaining({ preferredDays: ['2030-02-16', '2030-02-23'] }),
    )
  },
}

/** A day that was chosen before, and is over by now, cannot be given up: it is left out. */
export const DayIsOver: Story = {
  args: {
    ...JoinsTheWaitlist.args,
    record: makeRecord({
      slot: null,
      status: null,
      waitlist: { serviceId: 'orchard', fields: { ...typed, days: ['2030-01-12', '2030-01-26'] } },
    }),
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    const dialog = await openList(canvas)
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await fill(dialog)
    await screen.findByRole('dialog', { name: 'You’re on the list' })
    await expect(args.heard).toHaveBeenCalledWith(
      JOIN,
      expect.objectContaining({ preferredDays: ['2030-01-26'] }),
    )
  },
}

/** What is missing is said over the form, and nothing is sent. */
export const WaitlistRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await openList(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }))
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveTextContent('This field cannot be left blank')
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const TimesFreeAgain: Story = {
  args: {
    answers: {
      [JOIN]: { status: 409, error: 'times_free', message: 'Good news: times are free again.' },
      [DATES]: { data: { serviceDates: [orchardSaturday()], serverNow: '2030-01-15T10:00:00Z' } },
    },
  },
  play: async ({ canvas }) => {
    await fill(await openList(canvas))
    const see = await screen.findByRole('button', { name: 'See the times' })
    await isSaid(see.closest('dialog')!, /^Good news: times are free again/)
    await userEvent.click(see)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose a time' })).toHaveFocus())
  },
}

/** They are gone again by the time that they are looked for: the list can be joined all the same. */
export const FreeNoLonger: Story = {
  args: { answers: { [JOIN]: TimesFreeAgain.args!.answers![JOIN]! } },
  play: async ({ canvas }) => {
    await fill(await openList(canvas))
    await userEvent.click(await screen.findByRole('button', { name: 'See the times' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = await openList(canvas)
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
  },
}

const held = oneDate([makeSlot({ status: 'BOOKING', lockoutEnd: '2030-01-15T10:09:00Z' })])
const booked = oneDate([makeSlot({ status: 'BOOKED' })], { numberOfSlotsAvailable: 0 })

/** The last time that was held is booked while somebody joins the list: they go on writing. */
export const FullWhileJoining: Story = {
  args: {
    dates: [held],
    answers: { [DATES]: { data: { serviceDates: [booked], serverNow: '2030-01-15T10:00:00Z' } } },
  },
  play: async ({ canvas }) => {
    const dialog = await openList(canvas)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Anna')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await canvas.findByText('Open for waitlist')
    await expect(name).toHaveFocus()
    await userEvent.type(name, ' Berg')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
  },
}

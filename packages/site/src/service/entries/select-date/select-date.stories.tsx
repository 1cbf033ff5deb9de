import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { makeMove } from '../../../booking/testing/entry-fixtures.ts'
import { orchardSaturday, orchardSunday, saturdayWithoutNine } from '../../../booking/testing/fixtures.ts'
import { makeOrder } from '../../../booking/testing/order-fixture.ts'
import { booked, choice, chooseSunday, DATES, DateStory, loaded, MOVE } from './date-story.tsx'

/**
 * The page on which a booked shoot gets another date.
 *
 * **When to choose it.** By the link that the owner sends, from Finish, or after a payment whose time was lost.
 */
const meta: Meta<typeof DateStory> = {
  title: 'Site/Booking/Select date',
  component: DateStory,
  args: { go: fn(), heard: fn(), answers: { [DATES]: choice() } },
}
export default meta
type Story = StoryObj<typeof DateStory>

/** Old and new side by side; the old time stays until the new one is taken. */
export const NewDateChosen: Story = {
  tags: ['visual'],
  args: { answers: { [DATES]: choice(), [MOVE]: { data: booked } } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Now: Sat, Jan 26, 2030, 9:00 AM CST')
    await expect(canvas.getByText('Orchard Light Minis')).toBeVisible()
    await chooseSunday(canvas)
    await canvas.findByRole('cell', { name: /^Sun, Jan 27, 2030, 10:15\sAM\sCST/ })
    await canvas.findByRole('row', { name: /On the day, due/ })
    await expect(canvas.queryByText('No money back automatically')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Move to Sun, Jan 27, 2030, 10:15 AM' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${booked.id}`, { replace: true }))
  },
}

const toGold = makeMove({
  startTime: '2030-01-26T23:45:00Z',
  endTime: '2030-01-27T00:05:00Z',
  extra: '48.71',
})

const premiumDialog = async (canvas: { findByRole: Function }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^5:45 PM/ }))
  await userEvent.click(await canvas.findByRole('button', { name: /^Move to/ }))
  return within(await screen.findByRole('dialog', { name: 'This time costs a little more' }))
}

/** What a premium time costs on top is agreed to before the date is moved: what is paid as a new payment, its tax in it. */
export const PremiumTime: Story = {
  args: { answers: { [DATES]: choice({ move: toGold }), [MOVE]: { data: booked } } },
  play: async ({ canvas, args }) => {
    const first = await premiumDialog(canvas)
    await waitFor(() =>
      expect(first.getByText('Golden hour: the last light over the orchard.')).toBeVisible(),
    )
    await expect(first.getByRole('definition')).toHaveTextContent('+$48.71 as a new payment')
    await userEvent.click(first.getByRole('button', { name: 'Choose another time' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^5:45 PM/ })).toHaveFocus())
    await expect(args.heard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Move to/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add $48.71 and continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${booked.id}`, { replace: true }))
    await expect(args.heard).toHaveBeenCalledWith(MOVE, expect.objectContaining({ isPremiumAccepted: true }))
  },
}

/** The agreement gives way to what is said of the time that was lost. */
export const PremiumTimeTaken: Story = {
  args: {
    answers: {
      [DATES]: choice({ move: toGold }),
      [MOVE]: { status: 409, error: 'slot_taken', message: 'Taken' },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await premiumDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Add $48.71 and continue' }))
    const news = await canvas.findByText('That time is no longer free. Please choose another.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(news.closest('aside')).toHaveFocus())
  },
}

/** On a phone the foot leads to what changes, and says what it costs; the act that moves stands there. */
export const OnPhone: Story = {
  args: { answers: { [DATES]: choice({ move: makeMove({ extra: '48.71' }) }) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    const lead = await canvas.findByRole('button', { name: 'See what changes' })
    scrollTo(0, 0)
    await waitFor(() => expect(lead.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    const foot = lead.closest<HTMLElement>('[data-changes-foot]')!
    await expect(foot).toHaveTextContent('+$48.71 as a new payment')
    const act = await canvas.findByRole('button', { name: 'Move to Sun, Jan 27, 2030, 10:15 AM' })
    await expect(act.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
    await userEvent.click(lead)
    const heading = canvas.getByRole('heading', { name: 'What changes' })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight / 2))
    await waitFor(() =>
      expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top),
    )
  },
}

const [nine] = orchardSaturday().slots
const mine = { ...loaded, serviceDates: [saturdayWithoutNine(), orchardSunday()] }
const atNine = makeOrder({ status: 'BOOKED', slot: nine! })

/** The time that is booked already is marked as the visitor's own, and no choice. */
export const OwnTime: Story = {
  args: {
    answers: {
      [DATES]: choice({ order: atNine }),
      'GET /api/public/services/orchard-light-minis/service-dates': { data: mine },
    },
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('radio', { name: '9:00 AM Your time' })
    await expect(own).toBeDisabled()
  },
}

export const TakenMeanwhile: Story = {
  args: {
    answers: {
      [DATES]: choice(),
      [MOVE]: { status: 409, error: 'slot_taken', message: 'Taken' },
    },
  },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /^Move to/ }))
    const words = 'That time is no longer free. Please choose another.'
    const news = await canvas.findByRole('complementary', { name: words })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Move to/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
    await expect(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]).toHaveFocus()
    await chooseSunday(canvas)
    await canvas.findByRole('button', { name: /^Move to/ })
    await expect(canvas.queryByText('That time is no longer free. Please choose another.')).toBeNull()
  },
}

/** Booked without time, of a service that offers none to choose from. */
export const ToBeAgreed: Story = {
  args: {
    answers: {
      [DATES]: choice({
        order: { ...booked, slot: null, shoots: [] },
        closedBecause: 'noTimes',
        move: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We agree on the date with you.')
    await canvas.findByRole('link', { name: 'Back to your booking' })
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** The address names a shoot that the booking does not have: trying it again would not help. */
export const NoSuchShoot: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await canvas.findByText('Your booking has no such shoot.')
    await expect(canvas.getByRole('link', { name: 'Back to your booking' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const TooLate: Story = {
  args: { answers: { [DATES]: choice({ closedBecause: 'tooLate', move: null }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('The date can’t be moved online now.')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeMove } from '../../../booking/testing/entry-fixtures.ts'
import { fullSession, LOCKED, locked, lockedTime } from '../../panel/full-session-fixtures.ts'
import { choice, chooseSunday, DATES, DateStory, loaded } from './date-story.tsx'

const SERVICE_DATES = 'GET /api/public/services/orchard-light-minis/service-dates'

/**
 * A new time that somebody else takes while its changes are read.
 *
 * **When to choose it.** Review that nothing goes on offering to take it.
 */
const meta: Meta<typeof DateStory> = {
  title: 'Site/Booking/Select date/Fallen time',
  component: DateStory,
  args: { go: fn(), heard: fn() },
}
export default meta
type Story = StoryObj<typeof DateStory>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function expectFallen(canvas: Canvas, words: string) {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await canvas.findByText(words, { selector: '[role="status"]' })
  await expect(canvas.queryByRole('button', { name: /^Move to/ })).toBeNull()
  await expect(canvas.queryByRole('heading', { name: 'What changes' })).toBeNull()
  await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
}

const [saturday, sunday] = loaded.serviceDates
const laterTaken = sunday!.slots.map((slot) => ({ ...slot, status: 'BOOKED' as const }))
const withoutSunday = { ...loaded, serviceDates: [saturday, { ...sunday, slots: laterTaken }] }
const miniAnswers = (data: object) => ({
  [DATES]: choice(),
  // The page came with the times as they were.
  [SERVICE_DATES]: { data },
})

/** It is said and stands where its changes stood, with the way back to the times. */
export const Mini: Story = {
  args: { answers: miniAnswers(withoutSunday) },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('button', { name: /^Move to/ })
    await expectFallen(canvas, '10:15 AM is no longer free.')
    const words = canvas.getByText('10:15 AM is no longer free.', { ignore: '[role="status"]' })
    await expect(words).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
    await expect(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]).toHaveFocus()
  },
}

/** The time that had the focus takes none any more: the page does not begin anew for whoever goes on by keys. */
export const MiniInFocus: Story = {
  ...Mini,
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('button', { name: /^Move to/ })
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
    await expectFallen(canvas, '10:15 AM is no longer free.')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Select date' })).toHaveFocus())
  },
}

/** On a phone it stands in the foot, in sight among the times. */
export const MiniOnPhone: Story = {
  ...Mini,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('button', { name: 'See what changes' })
    await expectFallen(canvas, '10:15 AM is no longer free.')
    const words = canvas.getByText('10:15 AM is no longer free.', { ignore: '[role="status"]' })
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another time' }))
    await expect(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]).toHaveFocus()
  },
}

/** A time that is listed no longer is gone as well. */
export const MiniUnlisted: Story = {
  args: { answers: miniAnswers({ ...loaded, serviceDates: [saturday] }) },
  play: async ({ canvas }) => {
    await chooseSunday(canvas)
    await canvas.findByRole('button', { name: /^Move to/ })
    await expectFallen(canvas, 'That time is no longer free. Please choose another.')
  },
}

const elevenTaken = { ...lockedTime, startTime: '2030-01-19T17:00:00Z', endTime: '2030-01-19T18:00:00Z' }

export const FullSession: Story = {
  args: {
    service: fullSession,
    answers: {
      [DATES]: choice({ move: makeMove({ startTime: elevenTaken.startTime }) }),
      [LOCKED]: { inTurn: [locked, { data: { ...locked.data, slots: [lockedTime, elevenTaken] } }] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '11:00 AM' }))
    await canvas.findByRole('button', { name: /^Move to/ })
    await expectFallen(canvas, '11:00 AM is no longer free.')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CHECK, checked, fullSession, LOCKED, locked, lockedTime } from './full-session-fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const taken = (startTime: string, endTime: string) => ({
  inTurn: [locked, { data: { ...locked.data, slots: [lockedTime, { ...lockedTime, startTime, endTime }] } }],
})

/**
 * A start that was chosen and is somebody else’s by the next look at the times.
 *
 * **When to choose it.** Review that nothing goes on saying that it is free.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Lost start',
  component: PanelStory,
  args: {
    dates: [],
    service: fullSession,
    go: fn(),
    answers: { [LOCKED]: taken('2030-01-19T17:00:00Z', '2030-01-19T18:00:00Z'), [CHECK]: checked(true) },
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function loseEleven(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' }))
  await userEvent.click(await canvas.findByRole('radio', { name: '11:00 AM' }))
  await canvas.findByText('11:00 AM is free.')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The choice falls, which is said where it was said to be free; Continue asks for another. */
export const TakenByRefresh: Story = {
  play: async ({ canvas }) => {
    await loseEleven(canvas)
    const word = await canvas.findByText('11:00 AM is no longer free.')
    await expect(word.closest('[role="status"]')).not.toBeNull()
    await expect(canvas.queryByText('11:00 AM is free.')).toBeNull()
    await expect(canvas.queryByText(/^Sat, Jan 19, 2030, 11:00 AM/)).toBeNull()
    await expect(canvas.getByText('Choose another time')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('This field cannot be left blank')
    const [first] = canvas.getAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** Where it was the day’s last, Continue leads back to the days. */
export const DayFull: Story = {
  args: {
    answers: { [LOCKED]: taken('2030-01-19T15:00:00Z', '2030-01-20T01:00:00Z'), [CHECK]: checked(true) },
  },
  play: async ({ canvas }) => {
    await loseEleven(canvas)
    await canvas.findByText('11:00 AM is no longer free.')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const first = canvas.getByRole('button', { name: /Wednesday, January 16, 2030/ })
    await waitFor(() => expect(first).toHaveFocus())
  },
}

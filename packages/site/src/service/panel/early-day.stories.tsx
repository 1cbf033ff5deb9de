import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lateAnswer } from '../../booking/testing/story-world.tsx'
import { CHECK, checked, fullSession, LOCKED, locked } from './full-session-fixtures.ts'
import { PanelStory } from './panel-story.tsx'

/**
 * A day that is pressed while the server is still asked which are free.
 *
 * **When to choose it.** It is how a slow line looks; otherwise there is Full session.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Early day',
  component: PanelStory,
  args: { dates: [], service: fullSession, go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const asked = lateAnswer(locked)

/** Days that are pressed before the server has said which are free: the last one counts once that is known. */
export const ChosenEarly: Story = {
  args: { answers: { [LOCKED]: asked.answer, [CHECK]: checked(true) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday, January 26, 2030' }))
    await expect(canvas.queryByRole('radio')).toBeNull()
    await waitFor(asked.give)
    await canvas.findByText(/^Sat, Jan 26, 2030: \d+ times left$/, { selector: '[role="status"]' })
    await userEvent.click(canvas.getByRole('radio', { name: '9:00 AM' }))
    await canvas.findByText('9:00 AM is free.')
  },
}

const askedInVain = lateAnswer(locked)

/** A day that was pressed before it was known to have no times. */
export const WithoutTimes: Story = {
  args: { answers: { [LOCKED]: askedInVain.answer } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sunday, January 20, 2030' }))
    await waitFor(askedInVain.give)
    const words = 'The date you asked for, Jan 20, 2030, isn’t free.'
    await canvas.findByText(words, { selector: '[role="status"]' })
    await expect(canvas.getByText(words, { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Saturday, January 19, 2030/ }))
    await expect(canvas.getByRole('radio', { name: '11:00 AM' })).toBeVisible()
  },
}

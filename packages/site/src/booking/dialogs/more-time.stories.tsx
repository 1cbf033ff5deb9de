import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { makeRecord, makeState } from '../testing/fixtures.ts'
import { ending } from '../testing/ending.ts'
import { StepStory } from '../testing/step-story.tsx'
import { YourInformation } from '../steps/your-information/your-information.tsx'

const SOON = '2030-01-15T10:00:45Z'
const LATER = '2030-01-15T10:15:45Z'

/**
 * More time that is asked for without a line.
 *
 * **When to choose it.** Review that the offer says it and stays.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/More time',
  component: StepStory,
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({ selectedPackage: 'mini' }),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const EXTEND = 'PATCH /api/public/bookings/s1/lockout-end'

/** Without a line the offer says so, and can be pressed again. */
export const MoreTimeWithoutLine: Story = {
  args: {
    state: ending(SOON),
    answers: {
      [EXTEND]: {
        inTurn: [{ isLineGone: true }, { data: makeState(ending(LATER)) }],
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('alertdialog')
    const yes = within(dialog).getByRole('button', {
      name: 'Yes! I need more time',
    })
    await userEvent.click(yes)
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Error connect to server')
    await userEvent.click(yes)
    await canvas.findByText(/16 minutes left/)
  },
}

/** In the bar a failure is no failed booking, and the page stays where it is for it; once the time is won, the focus stays at it. */
export const MoreTimeFromTheBar: Story = {
  args: {
    state: ending('2030-01-15T10:01:40Z'),
    answers: {
      [EXTEND]: {
        inTurn: [{ isLineGone: true }, { data: makeState(ending(LATER)) }],
      },
    },
  },
  play: async ({ canvas }) => {
    const yes = await canvas.findByRole('button', {
      name: 'Yes! I need more time',
    })
    const bar = yes.closest('header')!
    const { height } = bar.getBoundingClientRect()
    await userEvent.click(yes)
    await expect(await canvas.findByText('Error connect to server')).toBeVisible()
    await expect(bar.getBoundingClientRect().height).toBe(height)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(yes)
    const left = await canvas.findByText(/16 minutes left/)
    await expect(left.closest('[tabindex]')).toHaveFocus()
  },
}

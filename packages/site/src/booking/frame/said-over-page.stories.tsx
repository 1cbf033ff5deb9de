import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { YourInformation } from '../steps/your-information/your-information.tsx'
import { ending } from '../testing/ending.ts'
import { makeRecord } from '../testing/fixtures.ts'
import { standingRegion } from '../testing/standing-region.ts'
import { StepStory } from '../testing/step-story.tsx'
import { handClock } from '../testing/story-world.tsx'

/**
 * What is said while a sheet stands open, whose page is inert and so silent.
 *
 * **When to choose it.** Review it for a visitor who looks at the summary while the hold runs out.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Said over the page',
  component: StepStory,
  globals: { viewport: { value: 'phone' } },
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({ selectedPackage: 'mini' }),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const MARK = '5 minutes left to finish this booking.'
const SECOND_MARK = '2 minutes left to finish this booking.'
const clock = handClock()

/** The minutes left are heard in the sheet, and once it is closed on the page. */
export const MinutesLeft: Story = {
  args: { clock, state: ending('2030-01-15T10:05:01Z') },
  play: async ({ canvas, canvasElement }) => {
    const onPage = standingRegion(canvasElement)
    await canvas.findByText('Held for you: 6 minutes left')
    await userEvent.click(await canvas.findByRole('button', { name: 'Details' }))
    const sheet = await screen.findByRole('dialog', { name: 'Your booking' })
    const inSheet = await waitFor(() => standingRegion(sheet))
    await expect(inSheet).toBeEmptyDOMElement()
    clock.second()
    await waitFor(() => expect(inSheet).toHaveTextContent(MARK))
    await expect(onPage).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    for (let second = 0; second < 3 * 60; second += 1) clock.second()
    await waitFor(() => expect(onPage).toHaveTextContent(SECOND_MARK))
  },
}

/** A page that is loaded between two marks says what is left, not the mark above. */
export const LoadedBetweenMarks: Story = {
  args: { state: ending('2030-01-15T10:02:30Z') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Held for you: 3 minutes left')
    const said = '3 minutes left to finish this booking.'
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(said))
  },
}

/** In the last minute the dialog for more time speaks alone. */
export const LoadedInLastMinute: Story = {
  args: { state: ending('2030-01-15T10:00:55Z') },
  play: async ({ canvasElement }) => {
    await screen.findByRole('alertdialog')
    await expect(standingRegion(canvasElement)).toBeEmptyDOMElement()
  },
}

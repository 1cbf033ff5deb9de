import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { YourInformation } from '../steps/your-information/your-information.tsx'
import { makeQuote, makeRecord, makeSlot, makeState } from '../testing/fixtures.ts'
import { StepStory } from '../testing/step-story.tsx'

/**
 * The summary of a booking whose time went to another.
 *
 * **When to choose it.** Review it for the price beside the dialog.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Dialogs/Lost time',
  component: StepStory,
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record: makeRecord({ selectedPackage: 'mini' }),
    answers: { 'GET /api/public/bookings/s1': () => ({ data: heldAnswer }) },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

let heldAnswer = makeState({ packageId: 'mini', quote: makeQuote() })

/** The figures that were last said stand on: what is chosen is kept, and no step asks for it. */
export const FiguresStay: Story = {
  beforeEach: () => {
    heldAnswer = makeState({ packageId: 'mini', quote: makeQuote() })
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('$303.64')
    heldAnswer = makeState({ slot: makeSlot({ status: 'BOOKED' }), isHeldByYou: false, lockoutEnd: null })
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await expect(canvas.getAllByText('$303.64').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Choose a package to see your total.')).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeService, makeState } from '../../testing/fixtures.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { SelectPackage } from './select-package.tsx'

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const [mini] = makeService().packages
const taken = makeState({ packageId: 'mini', quote: makeQuote({ lines: makeQuote().lines.slice(0, 2) }) })

/**
 * The step that compares packages, of a service that has one to offer.
 *
 * **When to choose it.** Look at it where there is nothing to compare.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Only package',
  component: StepStory,
  args: {
    step: 'select-package',
    children: <SelectPackage />,
    service: makeService({ packages: [mini!] }),
    answers: { [HOLD]: { data: { ...taken, holdToken: 'token-token-token-token-1' } } },
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** Nothing is to be ticked: Continue takes it. */
export const TakenByContinue: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mini' })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(args.heard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
    await expect(args.heard).toHaveBeenCalledWith(HOLD, expect.objectContaining({ packageId: 'mini' }))
  },
}

/** A refusal is told, and the press may be made again. */
export const Refused: Story = {
  args: { answers: { [HOLD]: { status: 503, error: 'unavailable', message: 'Service Unavailable' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await screen.findByRole('alertdialog')
    await expect(args.go).not.toHaveBeenCalled()
  },
}

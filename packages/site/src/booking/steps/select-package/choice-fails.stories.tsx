import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord, makeState } from '../../testing/fixtures.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { SelectPackage } from './select-package.tsx'

const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const chosen = { packageId: 'mini', quote: makeQuote({ lines: makeQuote().lines.slice(0, 2) }) }

/**
 * The step that compares packages, when the server refuses a choice or does not hear it.
 *
 * **When to choose it.** Shown where a choice fails; look at it with a server that is down, and without a line.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Choice fails',
  component: StepStory,
  args: { step: 'select-package', children: <SelectPackage />, go: fn() },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const ChoiceFails: Story = {
  args: { answers: { [HOLD]: { status: 503, error: 'down', message: 'Down', requestId: 'req-1' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mini 20/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Service Unavailable')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('radio', { name: /^Mini 20/ })).not.toBeChecked()
  },
}

const down = { status: 503, error: 'down', message: 'Down', requestId: 'req-1' }
const taken = { data: { ...makeState(chosen), holdToken: 'token-token-token-token-1' } }

/** After a choice that failed Continue tells the server what stands, and says it when that fails too. */
export const GoesOnAfterFailure: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini' }),
    state: chosen,
    answers: { [HOLD]: { inTurn: [down, down, taken] } },
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Mini Plus/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('radio', { name: /^Mini 20/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Service Unavailable')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
    await expect(args.heard).toHaveBeenLastCalledWith(HOLD, expect.objectContaining({ packageId: 'mini' }))
  },
}

const noLine = { isLineGone: true } as const

/** Without a line the choice stands, its total is not known, and it is sent when the line is back. */
export const ChosenWithoutLine: Story = {
  args: { answers: { [HOLD]: { inTurn: [noLine, taken] } }, heard: fn() },
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('radio', { name: /^Mini 20/ })
    await userEvent.click(card)
    const told = await canvas.findByText('Error connect to server')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(card).toBeChecked()
    await expect(canvas.getAllByText('Updating…')[0]).toBeInTheDocument()
    dispatchEvent(new Event('online'))
    await canvas.findAllByText('$189.98')
    await waitFor(() => expect(told).not.toBeInTheDocument())
    await expect(card).toBeChecked()
    await expect(args.heard).toHaveBeenCalledTimes(2)
    await expect(args.heard).toHaveBeenLastCalledWith(HOLD, expect.objectContaining({ packageId: 'mini' }))
  },
}

/** Continue tries once more, and goes on once the server has heard the choice. */
export const GoesOnWithoutLine: Story = {
  args: { answers: { [HOLD]: { inTurn: [noLine, noLine, taken] } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mini 20/ }))
    const first = await canvas.findByText('Error connect to server')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await canvas.findByText('Error connect to server')
    await expect(args.go).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information'),
    )
  },
}

export const ChoiceFailsInGerman: Story = {
  ...ChoiceFails,
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mini 20/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Dienst nicht verfügbar')
  },
}

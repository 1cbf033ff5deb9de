import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { lateCode, useLateCode } from '../late/late-code.ts'
import { NotLoaded } from './not-loaded.tsx'

/**
 * Stands for a dialog whose code does not come.
 *
 * **When to choose it.** A press asks for code that is fetched for it, and the line is gone.
 */
const meta: Meta<typeof NotLoaded> = {
  title: 'Ui/NotLoaded',
  component: NotLoaded,
  args: { onClose: fn() },
}
export default meta
type Story = StoryObj<typeof NotLoaded>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'There is no connection' })
    await expect(dialog).toHaveAccessibleDescription(/back online/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

const noLine = () => Promise.reject(new Error('No line'))
const load = fn<() => Promise<string>>()

function Opened() {
  const [words] = useState(() => lateCode(load))
  const { code, isMissing } = useLateCode(words, true)
  return isMissing ? <NotLoaded onClose={fn()} /> : <p>{code}</p>
}

/** The browser says that the line is back a moment before anything answers. */
export const ComesLateAfterTheLine: Story = {
  beforeEach: () => {
    load.mockReset()
    load.mockImplementationOnce(noLine).mockImplementationOnce(noLine).mockResolvedValue('What was asked for')
  },
  render: () => <Opened />,
  play: async () => {
    await screen.findByRole('alertdialog')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    await screen.findByText('What was asked for', {}, { timeout: 10_000 })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(load).toHaveBeenCalledTimes(3)
  },
}

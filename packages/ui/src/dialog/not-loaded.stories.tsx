import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
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
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

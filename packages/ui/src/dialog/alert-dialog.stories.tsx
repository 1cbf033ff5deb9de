import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

const onClose = fn()
const activeElement = () => document.activeElement as HTMLElement

function Shown(props: AlertDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <div style={{ padding: 24, minHeight: 800 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Yes! I need more time</Button>
            <Button variant="text" onClick={close}>
              No, thanks
            </Button>
          </>
        }
      />
    </div>
  )
}

/**
 * A message that interrupts and waits for an answer.
 *
 * **When to choose it.** Nothing can go on before; if there is something to do in it, take Dialog.
 */
const meta: Meta<typeof AlertDialog> = {
  title: 'Ui/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Session about to expire',
    children: <p>Get an extra 15 minutes.</p>,
  },
  render: (args) => <Shown {...args} />,
  beforeEach: () => {
    onClose.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof AlertDialog>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session about to expire' })
    await expect(dialog).toHaveAccessibleDescription('Get an extra 15 minutes.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes! I need more time' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Open: Story = {}
export const Failure: Story = {
  args: { title: 'Error', children: <p>Error connect to server</p> },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveAccessibleDescription(
      'Error connect to server',
    )
  },
}
export const FocusReturns: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const confirm = await screen.findByRole('button', { name: 'Yes! I need more time' })
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(activeElement()))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

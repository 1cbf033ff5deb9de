import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { box } from './dialog.css.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { lateDialogs } from './late-dialogs.ts'

const onClose = fn()

function Opener({ isOpen: isOpenAtFirst, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <div style={{ padding: 24, minHeight: 1200 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Continue</Button>}
      />
    </div>
  )
}

/**
 * A modal dialog; on phones a sheet from the bottom edge.
 *
 * **When to choose it.** A task interrupts the page; for a message take AlertDialog, for a menu Drawer.
 */
const meta: Meta<typeof Dialog> = {
  title: 'Ui/Dialog',
  component: Dialog,
  argTypes: controlsOf(box),
  args: {
    isOpen: false,
    title: 'Choose a date/time',
    children: 'This slot (9:00 AM on Jan 26, 2030) has just been booked by someone else.',
  },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    onClose.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    const width = document.documentElement.clientWidth
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date/time' })
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await expect(document.documentElement.clientWidth).toBe(width)
    opener.focus()
    await expect(opener).not.toHaveFocus()

    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('')

    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(onClose).toHaveBeenCalledTimes(2)
  },
}
export const Playground: Story = { args: { isOpen: true }, tags: ['!test'] }
export const Open: Story = { tags: ['visual-1440', 'visual-dark'], args: { isOpen: true } }
export const Picker: Story = { args: { isOpen: true, width: 'picker' } }
export const FocusOnClose: Story = {
  args: { isOpen: true, initialFocus: 'close' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  },
}
/** Esc and the system's back gesture do nothing; the way out is its button. */
export const NotDismissable: Story = {
  args: { isOpen: true, isDismissable: false, title: 'Your time has expired' },
  play: async () => {
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
    await userEvent.keyboard('{Escape}')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    dialog.close()
    await waitFor(() => expect(dialog.open).toBe(true))
    await expect(onClose).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
/** Where a press beside it closes nothing, the keyboard goes on where it was. */
export const PressBeside: Story = {
  args: { isOpen: true, isDismissable: false, title: 'Your time has expired' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const heading = within(dialog).getByRole('heading')
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(document.documentElement)
    await expect(heading).toHaveFocus()
    await expect(onClose).not.toHaveBeenCalled()
  },
}
const missing = { code: undefined, isMissing: true } as const
/** What has happened is told even if the code of dialogs does not come. */
export const MessageWithoutCode: Story = {
  args: { isOpen: true, isMessage: true, title: 'Thank you', children: 'We have your message.' },
  beforeEach: () => {
    const get = spyOn(lateDialogs, 'get').mockReturnValue(missing)
    return () => get.mockRestore()
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Thank you' })
    await expect(dialog).toHaveAccessibleDescription('We have your message.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsfotografie: bitte wählen Sie einen anderen Termin',
    children: Array.from({ length: 24 }, (_, i) => (
      <p key={i}>We apologize for the inconvenience. Please choose another slot to continue.</p>
    )),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { AlertDialog } from '../dialog/alert-dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../dialog/drawer.tsx'
import { NotLoaded } from '../dialog/not-loaded.tsx'
import { useDrawer } from '../dialog/use-drawer.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { sayInFront } from './said-in-front.ts'

type Shown = 'none' | 'dialog' | 'question' | 'plain'

function Fronts() {
  const [shown, setShown] = useState<Shown>('none')
  const { openerProps, drawerProps } = useDrawer()
  return (
    <>
      <Button onClick={() => setShown('dialog')}>Details</Button>
      <Button onClick={() => setShown('plain')}>Without its code</Button>
      <Button {...openerProps}>Menu</Button>
      <Dialog
        isOpen={shown === 'dialog' || shown === 'question'}
        onClose={() => setShown('none')}
        title="Your booking"
      >
        <Button onClick={() => setShown('question')}>Give it back</Button>
        <AlertDialog
          isOpen={shown === 'question'}
          onClose={() => setShown('dialog')}
          title="Give it back?"
          actions={<Button onClick={() => setShown('dialog')}>Keep it</Button>}
        />
      </Dialog>
      {shown === 'plain' && <NotLoaded onClose={() => setShown('none')} />}
      <Drawer label="Menu" {...drawerProps}>
        <p>Portraits and weddings</p>
      </Drawer>
    </>
  )
}

/**
 * Says a change while a modal dialog stands open, outside of which every live region is silent.
 *
 * **When to choose it.** What is said comes from elsewhere than the dialog; what belongs to it takes LiveRegion.
 */
const meta: Meta<typeof Fronts> = {
  title: 'Ui/LiveRegion/In front',
  component: Fronts,
  decorators: [onSheet],
}
export default meta
type Story = StoryObj<typeof Fronts>

const regionOf = (dialog: HTMLElement) =>
  waitFor(() => {
    const region = dialog.querySelector<HTMLElement>(':scope > [role="status"][aria-live="polite"]')
    if (!region) throw new Error('Nothing in the dialog can speak')
    return region
  })

/** The topmost dialog speaks, from a region that stood before; without a dialog nothing is said here. */
export const Topmost: Story = {
  play: async ({ canvas }) => {
    await expect(sayInFront('5 minutes left')).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const below = await regionOf(await screen.findByRole('dialog', { name: 'Your booking' }))
    await expect(below).toBeEmptyDOMElement()
    await expect(sayInFront('5 minutes left')).toBe(true)
    await expect(below).toHaveTextContent('5 minutes left')
    await userEvent.click(screen.getByRole('button', { name: 'Give it back' }))
    const top = await regionOf(await screen.findByRole('alertdialog'))
    await expect(top).toBeEmptyDOMElement()
    sayInFront('2 minutes left')
    await expect(top).toHaveTextContent('2 minutes left')
    await expect(below).toHaveTextContent('5 minutes left')
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    sayInFront('1 minute left')
    await expect(below).toHaveTextContent('1 minute left')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sayInFront('0 minutes left')).toBe(false)
  },
}

/** A menu is the browser’s own dialog, and stands closed in the page. */
export const InDrawer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const region = await regionOf(drawer)
    sayInFront('5 minutes left')
    await expect(region).toHaveTextContent('5 minutes left')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer.querySelector('[role="status"]')).toBeNull())
  },
}

/** What a browser shows without the code of dialogs speaks too. */
export const InPlainDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Without its code' }))
    const region = await regionOf(await screen.findByRole('alertdialog'))
    sayInFront('5 minutes left')
    await expect(region).toHaveTextContent('5 minutes left')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(sayInFront('4 minutes left')).toBe(false)
  },
}

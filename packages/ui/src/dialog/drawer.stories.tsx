import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { drawer } from './drawer.css.ts'
import { Drawer, type DrawerProps } from './drawer.tsx'

function Shown(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <div style={{ padding: 24, minHeight: 800 }}>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

const meta: Meta<typeof Drawer> = {
  title: 'Ui/Drawer',
  component: Drawer,
  argTypes: controlsOf(drawer),
  args: { isOpen: true, label: 'Menu', children: <p>Portraits and weddings</p> },
  render: (args) => <Shown {...args} />,
}
export default meta
type Story = StoryObj<typeof Drawer>

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).not.toBeInTheDocument()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Open: Story = {}
export const PressOutside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByText('Portraits and weddings'))
    await expect(dialog).toBeInTheDocument()
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const FromTheStart: Story = { args: { side: 'start' } }
export const FromTheTop: Story = { args: { side: 'top' } }
export const FromTheBottom: Story = { args: { side: 'bottom' } }
/** A column from the end; on phones a sheet from the bottom edge, as high as its content. */
export const Sheet: Story = {
  args: { side: 'sheet', label: 'Your booking' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your booking' })
    await waitFor(() => {
      const { left, right, bottom, height } = dialog.getBoundingClientRect()
      const isPhone = window.innerWidth < 768
      if (right !== window.innerWidth || bottom !== window.innerHeight) throw new Error('Still moving')
      if (isPhone !== (left === 0)) throw new Error('Not at its edge')
      if (isPhone !== height < window.innerHeight / 2) throw new Error('Not as high as its content')
    })
  },
}
export const FullOnDark: Story = {
  args: { side: 'full', scheme: 'dark_3', head: <strong>Alder & Wren</strong> },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, type ComponentType } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { drawer } from './drawer.css.ts'
import { Drawer, type DrawerProps } from './drawer.tsx'
import { useDrawer } from './use-drawer.ts'

type ShownProps = Omit<DrawerProps, 'id'> & { isOpen?: boolean }

function Shown({ isOpen = true, ...props }: ShownProps) {
  const { openerProps, drawerProps } = useDrawer()
  const { ref: opener } = openerProps
  useEffect(() => {
    if (isOpen) opener.current?.click()
  }, [isOpen, opener])
  return (
    <div style={{ padding: 24, minHeight: 800 }}>
      <Button {...openerProps}>Menu</Button>
      <Drawer {...props} {...drawerProps} />
    </div>
  )
}

/**
 * A panel over the page’s edge that opens before any script has come.
 *
 * **When to choose it.** It belongs to the page, as a menu does; for a task take Dialog.
 */
const meta: Meta<ShownProps> = {
  title: 'Ui/Drawer',
  component: Drawer as ComponentType<ShownProps>,
  argTypes: controlsOf(drawer),
  args: { label: 'Menu', children: <p>Portraits and weddings</p> },
  render: (args) => <Shown {...args} />,
}
export default meta
type Story = StoryObj<ShownProps>

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).not.toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Open: Story = {}
export const PressOutside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByText('Portraits and weddings'))
    await expect(dialog).toBeVisible()
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(dialog).not.toBeVisible())
  },
}
/** What takes the focus at once keeps it, though the drawer tells a moment later that it was closed. */
export const LeftForElsewhere: Story = {
  args: {
    children: (
      <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
        Elsewhere
      </a>
    ),
  },
  render: (args) => (
    <>
      <Shown {...args} />
      <h1 tabIndex={-1}>The next page</h1>
    </>
  ),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog')
    const isTold = new Promise((resolve) => dialog.addEventListener('close', resolve))
    screen.getByRole('link', { name: 'Elsewhere' }).click()
    canvas.getByRole('heading').focus()
    await isTold
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false'),
    )
    await expect(canvas.getByRole('heading')).toHaveFocus()
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

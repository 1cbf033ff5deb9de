import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, type MouseEvent } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Drawer } from '../dialog/drawer.tsx'
import { useDrawer } from '../dialog/use-drawer.ts'
import { NavigationDrawer, type NavigationDrawerProps } from './navigation-drawer.tsx'
import { hydrates } from '../testing/hydrates.tsx'

const items = [
  {
    title: 'Weddings',
    href: '/weddings',
    children: [
      { title: 'Elopements', href: '/elopements' },
      { title: 'Small weddings', children: [{ title: 'In the garden', href: '/garden' }] },
    ],
  },
  { title: 'Portraits', href: '/portraits', isCurrent: true },
  { title: 'About', href: '/about' },
]

const staysOnPage = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

function InDrawer(props: NavigationDrawerProps) {
  const { openerProps, drawerProps } = useDrawer()
  const { ref: opener } = openerProps
  useEffect(() => opener.current?.click(), [opener])
  return (
    <div style={{ padding: 24, minHeight: 800 }} onClickCapture={staysOnPage}>
      <Button {...openerProps}>Menu</Button>
      <Drawer {...drawerProps} label="Menu">
        <NavigationDrawer {...props} />
      </Drawer>
    </div>
  )
}

/**
 * A menu as rows that unfold.
 *
 * **When to choose it.** It stands in a Drawer; in a bar it is Navigation.
 */
const meta: Meta<typeof NavigationDrawer> = {
  title: 'Ui/NavigationDrawer',
  component: NavigationDrawer,
  args: { label: 'Main', items },
  render: (args) => <InDrawer {...args} />,
}
export default meta
type Story = StoryObj<typeof NavigationDrawer>

export const Default: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Pages under Weddings' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Small weddings' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'In the garden' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Portraits' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('link', { name: 'Elopements' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const Playground: Story = { tags: ['!test'] }
/** From the close button down the list; what is folded is no stop; a followed link closes, and focus goes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Weddings' })).toHaveFocus()
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Pages under Weddings' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    // Not before its panel is drawn can it take the focus.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Elopements' }).checkVisibility()).toBe(true))
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Elopements' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const BranchOfTheCurrentPage: Story = {
  args: {
    items: [
      { ...items[0]!, children: [{ title: 'Elopements', href: '/elopements', isCurrent: true }] },
      { title: 'About', href: '/about' },
    ],
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Pages under Weddings' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
export const LargeWithFolios: Story = {
  args: { scale: 'large', hasFolios: true },
  render: (args) => (
    <div data-scheme="dark_3" style={{ padding: 24 }}>
      <NavigationDrawer {...args} />
    </div>
  ),
}
export const Hydrates: Story = {
  tags: ['!dev'],
  render: () => <p>Hydrated outside the canvas.</p>,
  play: () => hydrates(<NavigationDrawer label="Main" items={items} />),
}

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import * as css from './navigation.css.ts'
import { Navigation } from './navigation.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { looksOf } from '../testing/looks-of.ts'
import { hydrates } from '../testing/hydrates.tsx'

const page = (title: string, children?: NavigationItem[]): NavigationItem => ({
  title,
  href: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  children,
})
const items: NavigationItem[] = [
  page('Weddings', [
    page('Elopements'),
    page('Small weddings', [page('At the registry office'), page('In the garden')]),
    page('Prices'),
  ]),
  { ...page('Portraits'), isCurrent: true },
  page('Families', [page('Newborns'), page('Generations')]),
  page('About'),
]

const staysOnPage: Decorator = (Story) => (
  <div style={{ minHeight: 360 }} onClickCapture={(event) => event.preventDefault()}>
    <div style={{ position: 'relative', padding: 24 }}>
      <Story />
    </div>
  </div>
)

/**
 * A menu as a row of links with panels.
 *
 * **When to choose it.** There is room for a row; otherwise NavigationDrawer stands in a Drawer.
 */
const meta: Meta<typeof Navigation> = {
  title: 'Ui/Navigation',
  component: Navigation,
  argTypes: {
    panel: { control: 'inline-radio', options: looksOf(css.panel, 'kind') },
    align: { control: 'inline-radio', options: looksOf(css.panel, 'align') },
  },
  args: { label: 'Main', items },
  decorators: [staysOnPage],
}
export default meta
type Story = StoryObj<typeof Navigation>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const weddings = canvas.getByRole('link', { name: 'Weddings' })
    const chevron = canvas.getByRole('button', { name: 'Pages under Weddings' })
    const families = canvas.getByRole('button', { name: 'Pages under Families' })

    await step('Tab goes through the tops', async () => {
      weddings.focus()
      await userEvent.tab()
      await expect(chevron).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Portraits' })).toHaveFocus()
      await expect(canvas.getByRole('link', { name: 'Portraits' })).toHaveAttribute('aria-current', 'page')
    })
    await step('The chevron answers a finger on 44 pixels', async () => {
      const { left, top } = chevron.getBoundingClientRect()
      await expect(document.elementFromPoint(left + 42, top + 22)).toBe(chevron)
    })
    await step('The chevron opens, Esc closes and gives the focus back', async () => {
      chevron.focus()
      await userEvent.keyboard('{Enter}')
      await expect(chevron).toHaveAttribute('aria-expanded', 'true')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Elopements' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(chevron).toHaveAttribute('aria-expanded', 'false')
      await expect(chevron).toHaveFocus()
    })
    await step('Who goes on to another word leaves no panel behind', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Elopements' })).toHaveFocus()
      canvas.getByRole('link', { name: 'About' }).focus()
      await waitFor(() => expect(chevron).toHaveAttribute('aria-expanded', 'false'))
    })
    await step('Arrows: down enters, sideways among the tops', async () => {
      weddings.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('link', { name: 'Elopements' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(canvas.getByRole('link', { name: 'At the registry office' })).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowUp}')
      await expect(weddings).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('link', { name: 'Portraits' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus()
    })
    await step('One panel is open at a time; leaving the menu closes it', async () => {
      await userEvent.click(families)
      await expect(families).toHaveAttribute('aria-expanded', 'true')
      await expect(chevron).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(canvas.getByRole('link', { name: 'Newborns' }))
      await expect(families).toHaveAttribute('aria-expanded', 'false')
    })
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Hover: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Weddings' })
    const chevron = canvas.getByRole('button', { name: 'Pages under Weddings' })
    await userEvent.hover(link)
    await expect(chevron).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(chevron).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(chevron)
    await expect(chevron).toHaveAttribute('aria-expanded', 'true')
    await userEvent.hover(canvas.getByRole('link', { name: 'About' }))
    await expect(chevron).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(chevron).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.hover(link)
    await waitFor(() => expect(chevron).toHaveAttribute('aria-expanded', 'true'))
    chevron.blur()
    await userEvent.keyboard('{Escape}')
    await expect(chevron).toHaveAttribute('aria-expanded', 'false')
    await expect(chevron).not.toHaveFocus()
  },
}
export const More: Story = {
  args: { items: [...items, page('Journal'), page('Shop', [page('Prints')]), page('Contact')], limit: 4 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
    more.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Journal' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prints' })).toBeVisible())
  },
}
const seven = [...items, page('Journal'), page('Prints'), page('Contact')].map((each) => ({
  ...each,
  isCurrent: each.title === 'Prints',
}))
/** Where the bar is narrower more of it stands under "More": each entry in one place, and the keys pass hidden ones over. */
export const ByWidth: Story = {
  args: { items: seven, limit: [2, 4, 6, 7] },
  decorators: [
    (Bar) => (
      <div data-bar style={{ containerType: 'inline-size' }}>
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-bar]')
    const titles = seven.map(({ title }) => title)
    const isMarked = (name: string, role: 'button' | 'link') =>
      getComputedStyle(canvas.getByRole(role, { name }), '::after').transform === 'none'
    const standing = () => titles.filter((name) => canvas.queryAllByRole('link', { name }).length === 1)
    for (const [width, count] of [
      [896, 2],
      [1104, 4],
      [1312, 6],
    ] as const) {
      await step(`${width} pixels hold ${count} beside "More"`, async () => {
        if (bar) bar.style.inlineSize = `${width}px`
        await expect(standing()).toEqual(titles.slice(0, count))
        await waitFor(() => expect(isMarked('More', 'button')).toBe(count < 6))
        canvas.getByRole('link', { name: 'Weddings' }).focus()
        for (const name of titles.slice(1, count)) {
          await userEvent.keyboard('{ArrowRight}')
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(canvas.getByRole('link', { name: titles[count] ?? '' })).toHaveFocus()
        await expect(standing()).toEqual(titles)
        await userEvent.keyboard('{Escape}{ArrowRight}')
        await expect(canvas.getByRole('link', { name: 'Weddings' })).toHaveFocus()
      })
    }
    await step('the widest holds all', async () => {
      if (bar) bar.style.inlineSize = '1600px'
      await expect(standing()).toEqual(titles)
      await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
      await expect(isMarked('Prints', 'link')).toBe(true)
    })
  },
}
export const OpenPanel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pages under Weddings' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elopements' })).toBeVisible())
  },
}
/** The chevron's ring stays on the chevron: further out the word beside it and the open panel would cover it. */
export const FocusWithOpenPanel: Story = {
  play: async ({ canvas }) => {
    const chevron = canvas.getByRole('button', { name: 'Pages under Weddings' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(chevron).toHaveFocus()
    await expect(getComputedStyle(chevron).outlineOffset).toBe('-2px')
  },
}
export const Strip: Story = {
  args: { panel: 'strip' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pages under Weddings' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elopements' })).toBeVisible())
  },
}
/** With Alt held an arrow is the browser’s, which goes a page back. */
export const BrowsersArrows: Story = {
  play: async ({ canvas }) => {
    const weddings = canvas.getByRole('link', { name: 'Weddings' })
    weddings.focus()
    await expect(fireEvent.keyDown(weddings, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(weddings).toHaveFocus()
  },
}
export const Halves: Story = { args: { splitAt: () => 2 } }
export const Hydrates: Story = {
  tags: ['!dev'],
  play: () => hydrates(<Navigation label="Main" items={items} limit={2} />),
}

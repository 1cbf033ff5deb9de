import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { mainHeader1 } from './main-header-1.template.ts'

const nested = {
  title: 'Portfolio',
  slug: 'portfolio',
  children: [
    { title: 'Weddings', slug: 'weddings', children: [] },
    {
      title: 'Families',
      slug: 'families',
      children: [{ title: 'Newborns', slug: 'newborns', children: [] }],
    },
  ],
}
const plain = (title: string) => ({ title, slug: title.toLowerCase(), children: [] })

const { meta: base, core } = sectionStories(mainHeader1, 'header', {
  purpose: 'Holds brand, menu and one button on a line above every page.',
  choose: 'The menu has few words and the name is short; it is the plainest of the headers.',
  content,
})
const meta: Meta = { title: 'Sections/Header/MAIN-HEADER-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const ButtonOff: Story = core.ButtonOff
export const LogoImage: Story = {
  tags: ['visual-1440'],
  args: { brandDisplay: 'image', logo: print('A-32') },
}
export const LogoAndName: Story = {
  args: { brandDisplay: 'imageAndBusinessName', logo: print('A-11') },
  tags: ['visual-1440'],
}
export const Logo120: Story = { args: { brandDisplay: 'image', logo: print('A-32'), logoMaxHeight: 120 } }
export const WithSocial: Story = { args: { showSocial: true } }
export const ManyItems: Story = {
  args: {
    menuItems: [
      'Home',
      'Weddings',
      'Families',
      'Newborn',
      'Minis',
      'Journal',
      'About',
      'Investment',
      'Contact',
    ].map(plain),
  },
}
export const LongText: Story = {
  ...core.LongText,
  tags: ['visual-375'],
  args: {
    menuItems: ['Hochzeitsreportagefotografie', 'Familienfeierlichkeiten', 'Kontaktaufnahme'].map(plain),
  },
}
export const NoItems: Story = {
  args: { host: { menuItems: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Nested: Story = {
  args: { menuItems: [plain('Home'), nested, plain('Contact')] },
  parameters: { viewport: { options: {}, defaultViewport: 'desktop' } },
  play: async ({ canvasElement, step }) => {
    if (!window.matchMedia('(min-width: 992px)').matches) return
    const canvas = within(canvasElement)
    const chevron = canvas.getByRole('button', { name: /Portfolio/ })
    await step('the chevron opens the panel, Escape closes it and keeps the focus', async () => {
      await userEvent.click(chevron)
      await expect(chevron).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Newborns' })).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await expect(chevron).toHaveAttribute('aria-expanded', 'false')
      await expect(chevron).toHaveFocus()
    })
  },
}

export const DrawerOpen: Story = {
  args: { menuItems: [plain('Home'), nested, plain('Contact')] },
  globals: { viewport: { value: 'mobile1' } },
  tags: ['visual-375'],
  play: async ({ canvasElement, step }) => {
    if (window.matchMedia('(min-width: 992px)').matches) return
    const opener = within(canvasElement).getByRole('button', { name: 'Menu' })
    const dialog = () => within(canvasElement).findByRole('dialog')
    await step('the button opens the drawer with focus on its close button', async () => {
      await userEvent.click(opener)
      const close = within(await dialog()).getByRole('button', { name: 'Close' })
      await waitFor(() => expect(close).toHaveFocus())
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await step('a nested level opens', async () => {
      await userEvent.click(opener)
      await userEvent.click(within(await dialog()).getByRole('button', { name: /Portfolio/ }))
      await expect(within(await dialog()).getByRole('link', { name: 'Weddings' })).toBeVisible()
    })
  },
}

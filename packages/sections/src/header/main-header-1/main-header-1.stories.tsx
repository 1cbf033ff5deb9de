import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { manyItems, nested, plain } from '../../kit/story/menus.ts'
import { marksFolded, nothingTwice, someAndMore } from '../story/fold-plays.ts'
import { drawerOpens, drawnInstead, inOneRow, longMenu, nothingToOpen, panelOpens } from '../story/plays.ts'
import { mainHeader1 } from './main-header-1.template.ts'

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
export const Common: Story = core.Common
export const LogoImage: Story = {
  tags: ['visual-1440'],
  args: { brandDisplay: 'image', logo: print('A-32') },
}
export const LogoAndName: Story = {
  args: { brandDisplay: 'imageAndBusinessName', logo: print('A-11') },
  tags: ['visual-1440'],
}
export const Logo120: Story = { args: { brandDisplay: 'image', logo: print('A-32'), logoMaxHeight: 120 } }
/** The studio's logo stands in a header that has none of its own. */
export const LogoOfStudio: Story = {
  args: { brandDisplay: 'image', host: { business: { ...fakeHost.business, logo: print('A-11') } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Alder & Wren' })).toHaveAttribute('src', print('A-11').url)
  },
}
/** Pixels beside a panel's words. */
const PANEL_PADDING = 16
/** A logo is 32 px high unless the owner says more; phones show at most 300. */
const logoIs =
  (height: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Alder & Wren' })
    await expect(getComputedStyle(logo).height).toBe(`${height}px`)
  }
const withLogo = { brandDisplay: 'image', logo: print('A-32') }
export const LogoHeight: Story = { args: withLogo, play: logoIs(32) }
export const LogoTall: Story = { args: { ...withLogo, logoMaxHeight: 400 }, play: logoIs(400) }
export const LogoTallOnPhone: Story = {
  ...onPhone,
  args: { ...withLogo, logoMaxHeight: 400 },
  play: logoIs(300),
}
export const WithSocial: Story = { args: { showSocial: true } }
export const ManyItems: Story = { args: { menuItems: manyItems } }
export const LongText: Story = { ...longMenu, tags: ['visual-375'] }
export const NoItems: Story = { ...nothingToOpen, ...onWide }
export const NoItemsOnPhone: Story = { ...nothingToOpen, ...onPhone }
export const Nested: Story = { ...panelOpens, tags: ['visual-1440'] }
/** A panel begins with its entry's words; one at the window's edge ends with them. */
export const PanelsInWindow: Story = {
  ...onWide,
  args: { menuItems: [...nested, { ...plain('Studio'), children: [plain('Letters')] }], showButton: false },
  play: async ({ canvas }) => {
    const sides = async (name: string) => {
      const button = canvas.getByRole('button', { name: `Pages under ${name}` })
      await userEvent.click(button)
      const entry = button.closest('li')?.getBoundingClientRect()
      const panel = button.nextElementSibling?.getBoundingClientRect()
      if (!entry || !panel) throw new Error(`No panel under ${name}`)
      return { start: entry.left - panel.left, end: panel.right - entry.right }
    }
    await expect((await sides('Portfolio')).start).toBeCloseTo(PANEL_PADDING, 0)
    await expect((await sides('Studio')).end).toBeCloseTo(PANEL_PADDING, 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const InOneRow: Story = inOneRow
export const SomeAndMore: Story = someAndMore(7)
export const NothingTwice: Story = nothingTwice
export const MarksFolded: Story = marksFolded
export const DrawnInstead: Story = drawnInstead
export const DrawerOpen: Story = { ...drawerOpens, tags: ['visual-375'] }
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
/** As visitors do, who go on until the bar answers: on a busy device it hears of the way after the first steps. */
const step = (by: number) => scrollTo(window.scrollY + by)
const onLongPage: Story = {
  render: (args) => <div style={{ blockSize: '300vh' }}>{base.render(args)}</div>,
}
/** Further down than 200 px it leaves on the way down, and is back at the first step up. */
export const HidesOnTheWayDown: Story = {
  ...onLongPage,
  args: { sticky: true },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const foot = () => header.getBoundingClientRect().bottom
    const isMoved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    scrollTo(200)
    await isMoved
    await expect(header).not.toHaveAttribute('data-hidden')
    await waitFor(() => {
      step(20)
      return expect(header).toHaveAttribute('data-hidden')
    })
    await waitFor(() => expect(foot()).toBeLessThanOrEqual(0))
    await waitFor(() => {
      step(-10)
      return expect(header).not.toHaveAttribute('data-hidden')
    })
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0))
    scrollTo(0)
  },
}
/** One that does not stick goes with the page. */
export const NotSticky: Story = {
  ...onLongPage,
  args: { sticky: false },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    scrollTo(400)
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThan(0))
    await expect(header).not.toHaveAttribute('data-hidden')
    scrollTo(0)
  },
}

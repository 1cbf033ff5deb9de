import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { print } from '../../kit/story/pictures.ts'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { onLaptop, onPhone, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { largeTextIsWhole, menuIsLabel, sharesLines } from '../story/rows.ts'
import { manyItems } from '../../kit/story/menus.ts'
import { mainFooter1 } from './main-footer-1.template.ts'

const { meta: base, core } = sectionStories(mainFooter1, 'footer', {
  purpose: 'Ends every page with brand, menu, contact and the legal line in columns.',
  choose: 'Visitors should find address and menu once more; it says most of all footers.',
  content,
})
const meta: Meta = { title: 'Sections/Footer/MAIN-FOOTER-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'visual-schemes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('© 2030 Alder & Wren')).toBeVisible()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const Common: Story = core.Common
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
export const NoContact: Story = core.option({ showContact: false })
export const Rows: Story = { ...onWide, play: sharesLines }
export const LargeText: Story = { ...onLaptop, play: largeTextIsWhole }
export const MenuOnPhone: Story = { ...onPhone, play: menuIsLabel }
export const BrandOnly: Story = { args: { showContact: false, showSocial: false, host: { menuItems: [] } } }
export const Light: Story = core.option({ theme: 'light_2' })
/** A studio that asks before it counts visits offers a way to answer anew. */
export const CookieChoices: Story = {
  args: { host: { offersCookieChoices: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cookie choices' })).toBeVisible()
  },
}
export const LongMenu: Story = { args: { menuItems: manyItems } }

export const FoldedMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual-375'],
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(max-width: 767px)').matches) return
    const button = within(canvasElement).getByRole('button', { name: 'Menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(
      within(canvasElement).getAllByRole('link', { name: fakeHost.menuItems[3]?.title ?? '' })[0],
    ).toBeVisible()
    const pitchOf = (selector: string) => {
      const rows = [...(canvasElement.querySelector(selector)?.children ?? [])]
      const [first, second] = rows.map((row) => row.getBoundingClientRect().top)
      return Number(second) - Number(first)
    }
    await expect(pitchOf('nav ul')).toBeCloseTo(pitchOf('ul:has([rel~="me"])'), 0)
  },
}

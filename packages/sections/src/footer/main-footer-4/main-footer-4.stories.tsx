import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onLaptop, onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { print, prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { wordyItems } from '../../kit/story/menus.ts'
import { largeTextIsWhole } from '../story/rows.ts'
import { mainFooter4 } from './main-footer-4.template.ts'

const { meta: base, core } = sectionStories(mainFooter4, 'footer', {
  purpose: 'Ends every page with a strip of six pictures above a compact bar.',
  choose: 'Work should be the last thing that visitors see, for instance what was posted lately.',
  content: { ...content, images: prints(6) },
})
const meta: Meta = { title: 'Sections/Footer/MAIN-FOOTER-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LargeText: Story = {
  ...onLaptop,
  args: { menuItems: wordyItems },
  play: largeTextIsWhole,
}
export const LongText: Story = core.LongText
export const NoImages: Story = core.NoImages
const instagram = {
  profile: { username: 'alderandwren', name: 'Alder & Wren', avatarUrl: '', additionalImageUrls: {} },
  posts: prints(9, 'A-11').map(({ url, alt }, index) => ({
    id: `post-${index}`,
    imageUrl: url,
    additionalImageUrls: {},
    permalink: index === 1 ? 'javascript:alert(1)' : `https://instagram.com/p/${index}`,
    alt: index === 2 ? '' : alt,
  })),
}

export const Instagram: Story = {
  args: { source: 'instagram', host: { instagram } },
  play: async ({ canvas }) => {
    const posts = canvas.getAllByRole('link', { name: /Instagram post, opens in a new tab$/ })
    await expect(posts.map((post) => post.getAttribute('href'))).toEqual(
      [0, 2, 3, 4, 5].map((index) => `https://instagram.com/p/${index}`),
    )
    await expect(posts[1]).toHaveAccessibleName('Instagram post, opens in a new tab')
  },
}
/** Without posts the preview shows their frames, and the page none. */
export const Postless: Story = {
  args: { source: 'instagram', host: { isPreview: true, instagram: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  },
}
export const PostlessPage: Story = {
  args: { source: 'instagram', host: { instagram: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-placeholder]')).toBeNull()
  },
}
export const FourImages: Story = { args: { images: prints(4) } }
export const NoStrip: Story = { args: { images: prints(2) } }
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
export const NoContact: Story = core.option({ showContact: false })
/** The small print ends the page on phones too. */
export const SmallPrintLast: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom)
    const { top } = canvas.getByText('© 2030 Alder & Wren').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(Math.max(...bottoms))
  },
}
/** Stacked, the description follows the brand, and the legal line stands apart. */
export const Stacked: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth >= 992) return
    const topOf = (text: string | RegExp) => canvas.getAllByText(text)[0]!.getBoundingClientRect()
    const words = topOf(/^Weddings, families/)
    await expect(words.top).toBeGreaterThan(topOf('Alder & Wren').bottom)
    await expect(words.bottom).toBeLessThan(topOf('Home').top)
    const contact = [...canvasElement.querySelectorAll('address')].at(-1)?.getBoundingClientRect()
    await expect(topOf(/^© 2030/).top - (contact?.bottom ?? 0)).toBeCloseTo(32, 0)
  },
}
/** The address begins where the menu does, and the small print ends where the profiles do. */
export const OnColumns: Story = {
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 1440) return
    const address = [...canvasElement.querySelectorAll('address')].at(-1)?.getBoundingClientRect()
    const menu = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(address?.left).toBeCloseTo(menu.left, 0)
    const profiles = canvas.getAllByRole('link').filter((link) => link.matches('[rel~="me"]'))
    const end = canvas.getByText('© 2030 Alder & Wren').getBoundingClientRect().right
    await expect(end).toBeCloseTo(
      profiles.at(-1)?.closest('ul')?.getBoundingClientRect().right ?? Number.NaN,
      0,
    )
  },
}
/** Brand, menu and what follows begin on one line. */
export const OneEdgeOnTablet: Story = {
  ...onTablet,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 768 || window.innerWidth >= 992) return
    const parts = [canvas.getByRole('navigation'), canvasElement.querySelector('address')]
    const { left } = canvas.getByText('Alder & Wren').getBoundingClientRect()
    for (const part of parts) await expect(part?.getBoundingClientRect().left).toBeCloseTo(left, 0)
  },
}

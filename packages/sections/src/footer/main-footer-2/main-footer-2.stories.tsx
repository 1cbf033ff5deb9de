import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { manyItems } from '../../kit/story/menus.ts'
import { mainFooter2 } from './main-footer-2.template.ts'

const { meta: base, core } = sectionStories(mainFooter2, 'footer', {
  purpose: 'Signs every page with the name on the middle axis and one line of links.',
  choose: 'The site is small, and its last picture should end in quiet; it says least of all footers.',
  content,
})
const meta: Meta = { title: 'Sections/Footer/MAIN-FOOTER-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
/** They break into lines of about one length. */
export const ManyLinks: Story = {
  ...onWide,
  args: { menuItems: manyItems },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link')
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
    const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    await expect(lines).toEqual([6, 6])
  },
}
export const NoContact: Story = core.option({ showContact: false })
export const Dark: Story = core.option({ theme: 'dark_3' })

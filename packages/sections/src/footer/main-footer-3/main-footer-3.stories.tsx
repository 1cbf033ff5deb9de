import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { print } from '../../kit/story/pictures.ts'
import { onLaptop, onPhone, onWide } from '../../kit/story/height-plays.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { largeTextIsWhole, menuIsLabel, sharesLines } from '../story/rows.ts'
import { mainFooter3 } from './main-footer-3.template.ts'

const { meta: base, core } = sectionStories(mainFooter3, 'footer', {
  purpose: 'Gives every page a last word, one large line and a button, above the small print.',
  choose: 'Each page should end in an invitation, so that none needs a call to action of its own.',
  content: {
    ...content,
    title: 'Come and see *the light*',
    buttonLabel: 'Inquire',
    buttonLink: 'https://alderandwren.example/contact',
  },
})
const meta: Meta = { title: 'Sections/Footer/MAIN-FOOTER-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoTitle: Story = { args: { title: '', description: '', showButton: false } }
export const NoButton: Story = core.option({ showButton: false })
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
export const NoContact: Story = core.option({ showContact: false })
export const Rows: Story = { ...onWide, play: sharesLines }
export const LargeText: Story = { ...onLaptop, play: largeTextIsWhole }
export const MenuOnPhone: Story = { ...onPhone, play: menuIsLabel }
export const BrandOnly: Story = { args: { showContact: false, showSocial: false, host: { menuItems: [] } } }
/** Its columns begin on the lines of the page's. */
export const OnColumns: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    if (window.innerWidth < 1440) return
    const lefts = ['Contact', 'Office hours', 'Menu', 'Follow'].map(
      (name) => canvas.getAllByText(name)[0]?.getBoundingClientRect().left ?? Number.NaN,
    )
    const [first = 0] = lefts
    const three = (3 * (1312 + 24)) / 12
    for (const [index, left] of lefts.entries()) await expect(left - first).toBeCloseTo(index * three, 0)
  },
}
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight

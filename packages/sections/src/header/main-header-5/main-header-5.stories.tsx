import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Image } from '@bellows/ui'
import { inPage } from '../../kit/story/in-page.tsx'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories, type StoryArgs } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { longItems, manyItems } from '../../kit/story/menus.ts'
import { marksFolded, nothingTwice, someAndMore } from '../story/fold-plays.ts'
import { drawerOpens, drawnInstead, nothingToOpen, panelOpens, wordyButton } from '../story/plays.ts'
import { mainHeader5 } from './main-header-5.template.ts'

const { meta: base, core } = sectionStories(mainHeader5, 'header', {
  purpose: 'Lies clear over the first picture and turns to paper once the page is scrolled.',
  choose: 'Pages begin with a full picture that should run up to the edge of the window.',
  content,
})
const schemeOf = (canvas: HTMLElement) => canvas.querySelector('header')?.dataset['scheme']

/** Above a picture that begins at the page’s edge, on a page long enough to scroll. */
const render = ({ host, ...options }: StoryArgs) => (
  <div style={{ minHeight: '200vh' }}>
    {inPage({
      template: mainHeader5,
      kind: 'header',
      options,
      isOverlapped: true,
      ...(host && { host }),
    })}
    <Image source={print('A-219')} sizes="bleed" ratio="A-169" alt="" />
  </div>
)
const meta: Meta = { title: 'Sections/Header/MAIN-HEADER-5', ...base, render }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const ButtonOff: Story = core.ButtonOff
export const LongText: Story = { ...core.LongText, args: { menuItems: longItems } }
export const WordyButton: Story = wordyButton
export const NoItems: Story = { ...nothingToOpen, ...onWide }
export const NoItemsOnPhone: Story = { ...nothingToOpen, ...onPhone }
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
export const Logo300: Story = { args: { brandDisplay: 'image', logo: print('A-32'), logoMaxHeight: 300 } }
export const ManyItems: Story = { args: { menuItems: manyItems } }
export const InvertedLogo: Story = {
  args: { brandDisplay: 'image', logo: print('A-32'), logoInverted: print('A-11') },
}
export const OverHero: Story = {
  play: async ({ canvasElement }) => {
    await expect(schemeOf(canvasElement)).toBe('image_background')
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().height).toBe(0)
  },
}
export const Scrolled: Story = {
  tags: ['visual-scrolled'],
  play: async ({ canvasElement, step }) => {
    const paperAfter80 = async () => {
      window.scrollTo({ top: 120, behavior: 'instant' })
      await waitFor(() => expect(schemeOf(canvasElement)).toBe('light_1'))
      await expect(canvasElement.querySelector('header')?.getBoundingClientRect().top).toBe(0)
    }
    await step('paper after 80 px', paperAfter80)
    await step('clear again at the top', async () => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      await waitFor(() => expect(schemeOf(canvasElement)).toBe('image_background'))
    })
    await step('and paper once more', paperAfter80)
  },
}
export const OnPaper: Story = {
  args: { overlay: false },
  tags: ['visual-1440'],
  play: async ({ canvasElement }) => {
    await expect(schemeOf(canvasElement)).toBe('light_1')
  },
}
/** On phones a word opens the menu, where MAIN-HEADER-2 has a glyph. */
export const WordOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    if (window.innerWidth >= 992) return
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await expect(opener).toHaveTextContent('Menu')
    await expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Nested: Story = { ...panelOpens, tags: ['visual-1440'] }
export const SomeAndMore: Story = someAndMore(7)
export const NothingTwice: Story = nothingTwice
export const MarksFolded: Story = marksFolded
export const DrawnInstead: Story = drawnInstead
export const DrawerOpen: Story = { ...drawerOpens, tags: ['visual-375'] }

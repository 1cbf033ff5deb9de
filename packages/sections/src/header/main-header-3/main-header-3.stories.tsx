import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { longItems, manyItems } from '../../kit/story/menus.ts'
import { marksFolded, nothingTwice, someAndMore } from '../story/fold-plays.ts'
import {
  drawerOpens,
  drawnInstead,
  inOneRow,
  nothingToOpen,
  panelOpens,
  wordyButton,
} from '../story/plays.ts'
import { mainHeader3 } from './main-header-3.template.ts'

const { meta: base, core } = sectionStories(mainHeader3, 'header', {
  purpose: 'Sets the name large above a ruled row for the menu, like the head of a newspaper.',
  choose: 'The name is the sign of the house, or the menu is long and has many pages under its entries.',
  content,
})
const meta: Meta = { title: 'Sections/Header/MAIN-HEADER-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const ButtonOff: Story = core.ButtonOff
export const LongText: Story = { ...core.LongText, args: { menuItems: longItems } }
export const WordyButton: Story = wordyButton
export const NoItems: Story = { ...nothingToOpen, ...onWide }
export const NoItemsOnPhone: Story = { ...nothingToOpen, ...onPhone }
export const LogoImage: Story = { args: { brandDisplay: 'image', logo: print('A-32') } }
export const Logo300: Story = { args: { brandDisplay: 'image', logo: print('A-32'), logoMaxHeight: 300 } }
export const WithSocial: Story = { args: { showSocial: true } }
export const ManyItems: Story = { args: { menuItems: manyItems } }
/** The panel hangs from the row's own line, without one more above it. */
export const Mega: Story = {
  ...panelOpens,
  tags: ['visual-1440'],
  play: async (context) => {
    await panelOpens.play?.(context)
    const panel = context.canvasElement.querySelector('[data-navigation-panel]:not([hidden])')
    if (panel) await expect(getComputedStyle(panel).borderTopWidth).toBe('0px')
  },
}
export const InOneRow: Story = inOneRow
export const SomeAndMore: Story = someAndMore(12)
export const NothingTwice: Story = nothingTwice
export const MarksFolded: Story = marksFolded
export const DrawnInstead: Story = drawnInstead
export const DrawerOpen: Story = { ...drawerOpens, tags: ['visual-375'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { longItems, manyItems, nested } from '../../kit/story/menus.ts'
import { marksFolded, nothingTwice, someAndMore } from '../story/fold-plays.ts'
import { drawerOpens, drawnInstead, nothingToOpen, panelOpens, wordyButton } from '../story/plays.ts'
import { mainHeader2 } from './main-header-2.template.ts'

const { meta: base, core } = sectionStories(mainHeader2, 'header', {
  purpose: 'Sets the brand in the middle of the line, between the two halves of the menu.',
  choose: 'The name is short, the menu has four to eight words, and the page should look symmetric.',
  content,
})
const meta: Meta = { title: 'Sections/Header/MAIN-HEADER-2', ...base }
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
export const WithSocial: Story = { args: { showSocial: true, menuItems: nested } }
export const OddItems: Story = { args: { menuItems: manyItems.slice(0, 5), showButton: false } }
export const TwoItems: Story = { args: { menuItems: manyItems.slice(0, 2) } }
export const ManyItems: Story = { args: { menuItems: manyItems } }
export const Nested: Story = { ...panelOpens, tags: ['visual-1440'] }
export const SomeAndMore: Story = someAndMore(7)
export const NothingTwice: Story = nothingTwice
export const MarksFolded: Story = marksFolded
export const DrawnInstead: Story = drawnInstead
export const DrawerOpen: Story = { ...drawerOpens, tags: ['visual-375'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { longItems, manyItems, nested } from '../../kit/story/menus.ts'
import { menuOpens, nothingToOpen, wordyButton } from '../story/plays.ts'
import { mainHeader4 } from './main-header-4.template.ts'

const { meta: base, core } = sectionStories(mainHeader4, 'header', {
  purpose: 'Leaves a brand and one word on the line; the menu fills the window, numbered like an index.',
  choose:
    'The pictures should have the window to themselves, and visitors come to look rather than to search.',
  content,
})
const meta: Meta = { title: 'Sections/Header/MAIN-HEADER-4', ...base }
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
export const WithSocial: Story = { ...menuOpens, args: { showSocial: true, menuItems: nested } }
export const LightMenu: Story = { ...menuOpens, args: { menuScheme: 'light_2', menuItems: nested } }
export const ManyItems: Story = { args: { menuItems: manyItems } }
export const MenuOpen: Story = { ...menuOpens, tags: ['visual-1440'] }
export const MenuOpenMobile: Story = { ...menuOpens, ...onPhone, tags: ['visual-375'] }
export const Nested: Story = menuOpens

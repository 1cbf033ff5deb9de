import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { onPhone } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { manyItems } from '../../kit/story/menus.ts'
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
export const NoItems: Story = nothingToOpen
export const Nested: Story = { ...panelOpens, tags: ['visual-1440'] }
export const InOneRow: Story = inOneRow
export const DrawnInstead: Story = drawnInstead
export const DrawerOpen: Story = { ...drawerOpens, tags: ['visual-375'] }

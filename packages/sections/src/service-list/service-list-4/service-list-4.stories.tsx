import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost } from '../story/services.ts'
import { serviceList4 } from './service-list-4.template.ts'

const { meta: base, core } = sectionStories(serviceList4, 'serviceList', {
  purpose: 'Gives each service a row of its own, with a wide picture now left, now right.',
  choose: 'There are up to eight services, each worth a large picture; for more take service-list-1 or 3.',
  content,
  host: listHost(6),
})
const meta: Meta = { title: 'Sections/Service list/service-list-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = listStories.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = listStories.NoImages
export const OneItem: Story = listStories.OneItem
export const ManyItems: Story = listStories.ManyItems
export const StartRight: Story = core.option({ startSide: 'right' })
export const NoFolio: Story = core.option({ showFolio: false })
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = listStories.NoDuration
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed

/** Prices, discounts and the waitlist, as on cards. */
export const Waitlist: Story = { play: ({ canvasElement }) => playFacts(canvasElement) }
/** The name and the button lead to the service; the picture does too, but not by keyboard. */
export const Links: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getAllByRole('listitem')[0] ?? canvasElement
    const name = within(row).getByRole('link', { name: 'Wedding day' })
    const view = within(row).getByRole('link', { name: 'View – Wedding day' })
    name.focus()
    await userEvent.tab()
    await expect(view).toHaveFocus()
    const addresses = [...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(addresses).toEqual(Array.from({ length: 3 }, () => '/services/wedding-day'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Family session' })).toHaveFocus()
  },
}
/** Where nobody chose the word, it is the site's language's own. */
export const OtherLanguage: Story = {
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir – Wedding day' })).toHaveTextContent('Voir')
  },
}
/** Without a word the button goes. */
export const NoLabel: Story = {
  args: { viewLabel: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /View/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Wedding day' })).toBeVisible()
  },
}
/** Pictures change sides from row to row. */
export const Alternating: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const lefts = canvas
      .getAllByRole('listitem')
      .map((row) => row.querySelector('img')?.getBoundingClientRect().left)
    await expect(lefts[1]).toBeGreaterThan(lefts[0] ?? 0)
    await expect(lefts[2]).toBe(lefts[0])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone, onTablet } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { baselineOf } from '@bellows/ui/testing'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost, miniHost, miniSessions, someServices } from '../story/services.ts'
import { serviceList6 } from './service-list-6.template.ts'

const { meta: base, core } = sectionStories(serviceList6, 'serviceList', {
  purpose: 'Lists sessions by their dates, with the times and places that are left.',
  choose: 'What is sold are dates, as mini sessions are; for anything else take one of its siblings.',
  content,
  host: miniHost,
})
const meta: Meta = { title: 'Sections/Service list/service-list-6', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = listStories.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
/** Names of sessions stand a level under their month, whether the list has a title or not. */
export const LevelsWithoutTitle: Story = {
  args: { title: '', titleSetting: { level: 'h2' } },
  play: async ({ canvas }) => {
    const [month] = canvas.getAllByRole('heading', { level: 2 })
    await expect(month).toHaveTextContent(/2030/)
    const [name] = within(month?.parentElement ?? document.body).getAllByRole('link')
    await expect(name?.closest('h3')).not.toBeNull()
  },
}
export const NoImages: Story = listStories.NoImages
export const OneItem: Story = listStories.OneItem
export const ManyItems: Story = listStories.ManyItems
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = core.option({ showDuration: false })
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed
export const Ungrouped: Story = core.option({ groupByMonth: false })
export const NoSlotsLeft: Story = core.option({ showSlotsLeft: false })

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement, miniSessions) }

/** Months in their order, each with its tickets; what has no date comes last. */
export const Grouped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const months = canvas.getAllByRole('heading', { level: 3 }).map((month) => month.textContent)
    await expect(months).toEqual(['January 2030', 'February 2030', 'No free times now'])
    await expect(canvas.getAllByRole('list').map((list) => list.children.length)).toEqual([1, 2, 1])
    const first = canvas.getAllByRole('listitem')[0] ?? canvasElement
    await expect(first).toHaveTextContent('Sat, Jan 26, 2030')
    await expect(first.querySelector('time')).toHaveAttribute('datetime', '2030-01-26')
    await expect(first).toHaveTextContent('9:00 AM – 9:20 AM')
    await expect(within(first).getByText('6 slots left')).toBeVisible()
    await expect(canvas.getByText('1 slot left')).toBeVisible()
  },
}
/** Day, name and price of a ticket stand on one line; the day begins with the picture. */
export const OneLine: Story = {
  ...onTablet,
  play: async ({ canvas, canvasElement }) => {
    const ticket = canvas.getAllByRole('listitem')[0] ?? canvasElement
    const day = within(ticket).getByText('26')
    const name = baselineOf(within(ticket).getByRole('link'))
    await expect(baselineOf(day)).toBeCloseTo(name, 0)
    await expect(baselineOf(within(ticket).getByText('$180.00'))).toBeCloseTo(name, 0)
    const picture = ticket.lastElementChild?.getBoundingClientRect()
    await expect(Math.abs(day.getBoundingClientRect().top - Number(picture?.top))).toBeLessThan(1)
  },
}
/** The waitlist stands where the number of places would. */
export const Waitlist: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card =
      canvas.getByRole('link', { name: 'Harvest Minis' }).closest<HTMLElement>('li') ?? canvasElement
    await expect(card).toHaveTextContent('Open for waitlist')
    await expect(card).not.toHaveTextContent('left')
  },
}
export const NoDates: Story = {
  args: { host: listHost(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('By arrangement')
  },
}
/** Full sessions tell their prices and discounts too; their length is no time of day. */
export const Facts: Story = {
  args: { host: { services: () => ({ state: 'ready' as const, services: someServices(7) }) } },
  play: ({ canvasElement }) => playFacts(canvasElement),
}
/** On phones the list keeps as far from the words above as its months do from each other. */
export const ApartOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return
    const [january, february] = canvas.getAllByRole('heading', { level: 3 })
    const action = canvas.getByRole('link', { name: content.buttonLabel }).getBoundingClientRect()
    const tickets = january?.parentElement?.querySelector('ul')?.getBoundingClientRect()
    const above = Number(january?.getBoundingClientRect().top) - action.bottom
    const between = Number(february?.getBoundingClientRect().top) - Number(tickets?.bottom)
    await expect(above).toBeCloseTo(between, 0)
  },
}

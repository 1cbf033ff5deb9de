import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { whitePhoto } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { baselineOf } from '@bellows/ui/testing'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost, miniHost, studioServices } from '../story/services.ts'
import { serviceList5 } from './service-list-5.template.ts'

const { meta: base, core } = sectionStories(serviceList5, 'serviceList', {
  purpose: 'Puts services on a shelf of tall pictures that scrolls sideways off the page.',
  choose: 'Pictures sell the services and there are four or more; to see all at once take service-list-1.',
  content,
  host: listHost(7),
})
const meta: Meta = { title: 'Sections/Service list/service-list-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

const startOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? Number.NaN

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = listStories.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = listStories.NoImages
export const OneItem: Story = listStories.OneItem
export const ManyItems: Story = listStories.ManyItems
export const NoProgress: Story = core.option({ showProgress: false })
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = listStories.NoDuration
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed
export const MiniSessions: Story = { args: { source: 'miniSessions', host: miniHost } }
export const WhitePhotos: Story = {
  args: {
    host: {
      services: () => ({
        state: 'ready' as const,
        services: studioServices.map((service) => ({ ...service, image: whitePhoto })),
      }),
    },
  },
}

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement) }
export const WaitlistAndDiscount: Story = { play: ({ canvasElement }) => playFacts(canvasElement) }

/** All names stand on one line, whatever is told below them. */
const level: Story['play'] = async ({ canvas }) => {
  const lines = canvas.getAllByRole('link', { name: /^(?!See all)/ }).map(baselineOf)
  await expect(lines).toHaveLength(7)
  await expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(1)
}
export const Level: Story = { ...onWide, play: level }
export const LevelOnPhone: Story = { ...onPhone, play: level }

/** The shelf is named and a stop, begins with the heading, moves by a card, and says where it ends. */
export const Moved: Story = {
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'List of services' })
    const cards = canvas.getAllByRole('listitem')
    const next = await canvas.findByRole('button', { name: 'Next' })
    const start = startOf(canvas.getByRole('heading', { level: 2 }))
    const stands = (card: Element | undefined) =>
      waitFor(() => expect(Math.abs(startOf(card) - start)).toBeLessThan(2))
    await step('the first card begins where the words begin, and the shelf can be reached', async () => {
      await stands(cards[0])
      await expect(region).toHaveAttribute('tabindex', '0')
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('next moves by one card, previous takes it back', async () => {
      await userEvent.click(next)
      await stands(cards[1])
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await stands(cards[0])
    })
    await step('at the end next is off, and the last card ends with the content', async () => {
      region.scrollTo({ left: region.scrollWidth, behavior: 'instant' })
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
      const end = cards.at(-1)?.getBoundingClientRect().right ?? Number.NaN
      await expect(Math.abs(document.documentElement.clientWidth - end - start)).toBeLessThan(2)
    })
  },
}
/** A shelf that is in view as a whole has nothing to move it. */
export const FitsNoArrows: Story = {
  args: { host: listHost(2) },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 992) return
    await waitFor(() => expect(canvas.queryByRole('button', { hidden: true })).toBeNull())
    await expect(within(canvasElement).getByRole('region', { name: 'List of services' })).not.toHaveAttribute(
      'tabindex',
    )
    await expect(startOf(canvas.getAllByRole('listitem')[0])).toBeCloseTo(
      startOf(canvas.getByRole('heading', { level: 2 })),
      0,
    )
  },
}
/** The arrows end where the words' button ends. */
export const ArrowsOnFoot: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const button = canvas.getByRole('link', { name: 'See all sessions' }).getBoundingClientRect()
    const arrow = (await canvas.findByRole('button', { name: 'Next' })).getBoundingClientRect()
    await expect(arrow.bottom).toBeCloseTo(button.bottom, 0)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { commonChecks } from '../../kit/story/common-checks.tsx'
import { longText } from '../../kit/story/contents.ts'
import { fakeService } from '../../kit/story/fake-services.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listHost, someServices } from '../story/services.ts'
import { serviceList2 } from './service-list-2.template.ts'

const { meta: base, core } = sectionStories(serviceList2, 'serviceList', {
  purpose: 'Shows services as cards in columns that step down.',
  choose:
    'There are five services or more and the pictures are upright; for a level grid take service-list-1.',
  content,
  host: listHost(7),
})
const meta: Meta = { title: 'Sections/Service list/service-list-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = {
  args: {
    ...core.LongText.args,
    host: {
      services: () => ({
        state: 'ready' as const,
        services: [
          fakeService({ id: 'lang', name: longText.title, numberOfSlotsAvailable: 1 }),
          ...someServices(4),
        ],
      }),
    },
  },
}
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = {
  args: {
    host: {
      services: () => ({
        state: 'ready' as const,
        services: someServices(7).map((service) => ({ ...service, image: null, images: [] })),
      }),
    },
  },
}
export const OneItem: Story = { args: { host: listHost(1) } }
export const TwoItems: Story = { args: { host: listHost(2) } }
export const ThreeItems: Story = { args: { host: listHost(3) } }
export const SevenItems: Story = { args: { host: listHost(7) } }
export const ManyItems: Story = { args: { host: listHost(24) } }
export const Soft: Story = { args: { stagger: 'soft' } }
export const Columns2: Story = { args: { columns: 2 } }
export const Columns4: Story = { args: { columns: 4 } }
export const OnDark: Story = { args: { theme: 'dark_2' } }
export const NoPrice: Story = {
  args: { showPrice: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('$')
    await expect(within(canvasElement).queryByRole('timer')).toBeNull()
  },
}
export const NoDuration: Story = {
  args: { showDuration: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\d (min|h)\b/)
  },
}

/** Without words either there is nothing to show. */
export const Empty: Story = {
  args: { host: listHost(0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  },
}
export const EmptyInPreview: Story = {
  args: { host: { ...listHost(0), isPreview: true } },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('listitem')
    await expect(cards).toHaveLength(3)
    for (const card of cards) await expect(within(card).getByText('Sample')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { host: { services: () => ({ state: 'pending' as const }) } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(list.children).toHaveLength(3)
  },
}
const retry = fn()
export const Failed: Story = {
  args: { host: { services: () => ({ state: 'failed' as const, retry }) } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement) }
export const Facts: Story = { play: ({ canvasElement }) => playFacts(canvasElement) }
export const Common: Story = commonChecks({
  template: serviceList2,
  kind: 'serviceList',
  options: content,
  host: listHost(3),
})

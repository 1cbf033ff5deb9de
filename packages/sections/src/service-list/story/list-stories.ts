import { expect, fn, userEvent, within } from 'storybook/test'
import { longText } from '../../kit/story/contents.ts'
import { fits } from '../../kit/story/core-plays.tsx'
import type { CoreStory } from '../../kit/story/core-stories.tsx'
import { fakeService } from '../../kit/story/fake-services.ts'
import { listHost, someServices } from './services.ts'

const retry = fn()
const LONG_AMONG = 4
const BARE = 7

const story = (host: object, play: CoreStory['play'] = fits): CoreStory => ({ args: { host }, play })
const listed = (services: readonly unknown[]) => ({ services: () => ({ state: 'ready' as const, services }) })

/** The stories of every service list: the numbers and states that a list comes in. */
export const listStories = {
  LongText: {
    args: {
      ...longText,
      host: listed([
        fakeService({ id: 'lang', name: longText.title, numberOfSlotsAvailable: 1 }),
        ...someServices(LONG_AMONG),
      ]),
    },
    play: fits,
  },
  NoImages: story(listed(someServices(BARE).map((service) => ({ ...service, image: null, images: [] })))),
  OneItem: story(listHost(1)),
  TwoItems: story(listHost(2)),
  ManyItems: story(listHost(24)),
  NoPrice: {
    args: { showPrice: false },
    play: async ({ canvasElement }) => {
      await expect(canvasElement).not.toHaveTextContent('$')
      await expect(within(canvasElement).queryByRole('timer')).toBeNull()
    },
  },
  NoDuration: {
    args: { showDuration: false },
    play: async ({ canvasElement }) => {
      await expect(canvasElement).not.toHaveTextContent(/\d (min|h)\b/)
    },
  },
  /** Without words either there is nothing to show. */
  Empty: story(listHost(0), async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull()
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  }),
  EmptyInPreview: story({ ...listHost(0), isPreview: true }, async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('listitem')
    await expect(cards).toHaveLength(3)
    for (const card of cards) {
      await expect(within(card).getByText('Sample')).toBeVisible()
      await expect(within(card).queryByRole('link')).toBeNull()
    }
  }),
  Loading: story({ services: () => ({ state: 'pending' as const }) }, async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(list.children).toHaveLength(3)
  }),
  Failed: story({ services: () => ({ state: 'failed' as const, retry }) }, async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  }),
} satisfies Record<string, CoreStory>

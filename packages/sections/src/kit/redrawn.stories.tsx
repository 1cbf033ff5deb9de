import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { faqs3 } from '../faqs/faqs-3/faqs-3.template.ts'
import { items as questions } from '../faqs/story/content.ts'
import { images3 } from '../images/images-3/images-3.template.ts'
import { items as voices } from '../testimonials/story/content.ts'
import { testimonial5 } from '../testimonials/testimonial-5/testimonial-5.template.ts'
import type { StorySection } from './story/in-page.tsx'
import { prints } from './story/pictures.ts'
import { hydratedSection, serverSection } from './story/server-section.tsx'

/** A section whose owner changes it while it stands in the preview: what it shows at first follows. */
const meta: Meta = {
  title: 'Sections/Redrawn',
  tags: ['!autodocs'],
  render: () => createElement('div'),
}
export default meta
type Story = StoryObj<typeof meta>

type Options = StorySection['options']
type Changed = Readonly<{ section: Omit<StorySection, 'options'>; from: Options; to: Options }>

const changed = ({ section, from, to }: Changed, see: (canvas: ReturnType<typeof within>) => Promise<void>) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const place = serverSection(canvasElement, { ...section, options: from })
    const { redraw, unmount } = hydratedSection(place, { ...section, options: from })
    const first = place.querySelector('section')
    await waitFor(() => expect(Object.keys(first ?? {}).join()).toMatch('__reactFiber'))
    redraw({ ...section, options: to })
    await see(within(place))
    unmount()
  }

const gallery = { template: images3, kind: 'images' } as const
const picturesAre = (count: number, hasMore: boolean) => async (canvas: ReturnType<typeof within>) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count))
  await expect(canvas.queryAllByRole('button')).toHaveLength(Number(hasMore))
}
/** A gallery that shows all shows those that come, too. */
export const MorePictures: Story = {
  play: changed(
    {
      section: gallery,
      from: { images: prints(2), initialCount: 0 },
      to: { images: prints(4), initialCount: 0 },
    },
    picturesAre(4, false),
  ),
}
export const FewerAtFirst: Story = {
  play: changed(
    { section: gallery, from: { images: prints(12) }, to: { images: prints(12), initialCount: 6 } },
    picturesAre(6, true),
  ),
}
export const AllOpen: Story = {
  play: changed(
    {
      section: { template: faqs3, kind: 'faqs' },
      from: { items: questions, defaultOpen: 'none' },
      to: { items: questions, defaultOpen: 'all' },
    },
    async (canvas) => {
      await waitFor(() => expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(4))
    },
  ),
}
export const AnotherBegins: Story = {
  play: changed(
    {
      section: { template: testimonial5, kind: 'testimonials' },
      from: { items: voices, startIndex: 0 },
      to: { items: voices, startIndex: 2 },
    },
    async (canvas) => {
      await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Elise M.'))
    },
  ),
}

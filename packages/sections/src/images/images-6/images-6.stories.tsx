import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onTablet, onWide } from '../../kit/story/height-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { hydratedSection, serverSection } from '../../kit/story/server-section.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { goesRoundAmongOthers } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { sliderStories } from '../story/slider-stories.ts'
import { opensSlide } from '../../kit/story/lightbox-plays.ts'
import { images6 } from './images-6.template.ts'

const { meta: base, core } = sectionStories(images6, 'images', {
  purpose:
    'Runs pictures of all shapes across the whole page like a film strip, the current one in the middle.',
  choose:
    'Pictures of one story belong beside each other, uncut; for equal prints under a title take IMAGES-7.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-6', ...base }
export default meta
type Story = StoryObj<typeof meta>
const sliders = sliderStories(core)

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = sliders.NoImages
export const OneItem: Story = sliders.OneItem
export const ManyItems: Story = core.ManyItems
export const NoAutoplay: Story = sliders.NoAutoplay
export const NoControls: Story = sliders.NoControls
export const Resting: Story = sliders.Resting
export const ReducedMotion: Story = core.ReducedMotion
export const Lightbox: Story = { play: opensSlide }
export const Dimmed: Story = core.option({ dimNeighbours: true })
export const GapNone: Story = core.option({ gap: 'none' })
export const Lower: Story = core.option({ reelHeight: 400 })
export const Moved: Story = { play: goesRoundAmongOthers }
const isCentred = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const box = canvasElement.querySelector('[data-slide="0"]')?.getBoundingClientRect() ?? new DOMRect()
  const page = document.documentElement.clientWidth
  await waitFor(() => expect(Math.abs((box.left + box.right - page) / 2)).toBeLessThan(2))
}
export const Centred: Story = { play: isCentred }
const slidesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-slide]')].map((slide) => slide.getBoundingClientRect())
const section = { template: images6, kind: 'images', options: { ...content, autoplay: false } } as const
/** Before its code has come the strip shows the last picture before the first, where it stays once it is live. */
export const Served: Story = {
  ...onWide,
  tags: ['!autodocs'],
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const place = serverSection(canvasElement, section)
    const lastBeforeFirst = () => {
      const slides = slidesOf(place)
      return (slides[0]?.left ?? 0) - (slides.at(-1)?.right ?? 0)
    }
    await expect(slidesOf(place)[0]?.left).toBeGreaterThan(8)
    await expect(lastBeforeFirst()).toBeCloseTo(8, 0)
    const { unmount } = hydratedSection(place, section)
    await waitFor(() => expect(place.querySelector('[data-live]')).not.toBeNull())
    await expect(lastBeforeFirst()).toBeCloseTo(8, 0)
    unmount()
  },
}
/** Two that fit stand in the middle together, and nothing moves. */
export const TwoImages: Story = {
  ...onWide,
  args: { images: prints(2), reelHeight: 400 },
  play: async ({ canvas, canvasElement }) => {
    const page = document.documentElement.clientWidth
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull())
    await expect(canvas.queryByText('01 / 02')).toBeNull()
    const [first, last] = slidesOf(canvasElement)
    await expect(first?.left).toBeGreaterThan(0)
    await expect(first?.left).toBeCloseTo(page - Number(last?.right), 0)
  },
}
/** Two that are wider than the window leave no side of it empty, before the move and after it. */
export const WidePair: Story = {
  ...onTablet,
  args: { images: prints(2), autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector('[data-slide]')?.parentElement
    await waitFor(() => expect(track).toHaveAttribute('data-live'))
    await expect(slidesOf(canvasElement)[0]?.left).toBeCloseTo(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    const page = document.documentElement.clientWidth
    await waitFor(() => expect(slidesOf(canvasElement)[1]?.right).toBeCloseTo(page, 0))
  },
}

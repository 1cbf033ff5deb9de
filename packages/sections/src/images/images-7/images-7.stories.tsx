import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { goesRoundAmongOthers } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { sliderStories } from '../story/slider-stories.ts'
import { opensSlide } from '../../kit/story/lightbox-plays.ts'
import { images7 } from './images-7.template.ts'

const { meta: base, core } = sectionStories(images7, 'images', {
  purpose: 'Sets equal prints on a shelf under their title, running off the page.',
  choose: 'Several pictures should be seen at once in one shape; with their own shapes take IMAGES-6.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-7', ...base }
export default meta
type Story = StoryObj<typeof meta>
const sliders = sliderStories(core)

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
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
export const Square: Story = core.option({ ratio: '1:1' })
export const Wide: Story = core.option({ ratio: '3:2' })
export const TwoPerView: Story = core.option({ perView: 2 })
export const Moved: Story = { play: goesRoundAmongOthers }
/** Where all are in view nothing moves, and they end with the grid. */
export const AllFit: Story = {
  args: { images: prints(3, 'A-45') },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 992) return
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull()
    const [first, , last] = [...canvasElement.querySelectorAll('[data-slide]')].map((slide) =>
      slide.getBoundingClientRect(),
    )
    const page = document.documentElement.clientWidth
    await expect(first?.left).toBeCloseTo(page - Number(last?.right), 0)
  },
}
const widthOf = (part?: Element | null) => part?.getBoundingClientRect().width ?? Number.NaN
/** One more than fits leaves no room to go round: with the last in view it has come to the end. */
export const OneMore: Story = {
  ...onWide,
  args: { images: prints(4, 'A-45'), autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' })
    const track = canvasElement.querySelector('[data-slide="0"]')?.parentElement
    await waitFor(() => expect(track).toHaveAttribute('data-live'))
    await userEvent.click(next)
    await expect(canvas.getByText('04 / 04')).toBeVisible()
    const fill = canvasElement.querySelector('[aria-hidden] > span')
    await waitFor(() => expect(widthOf(fill)).toBeCloseTo(widthOf(fill?.parentElement), 0))
    await userEvent.click(next)
    await expect(canvas.getByText('01 / 04')).toBeVisible()
  },
}
/** The last print has no position of its own, and is in view when the lightbox closes on it. */
export const LastSeen: Story = {
  ...onWide,
  args: { images: prints(3, 'A-45'), perView: 2, autoplay: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next slide' })
    await userEvent.click(canvas.getByRole('link', { name: 'Open image: Test print 1' }))
    await screen.findByText('01 / 03', { selector: 'dialog *' })
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('02 / 03', { selector: 'dialog *' })
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('03 / 03', { selector: 'dialog *' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const last = await canvas.findByRole('link', { name: 'Open image: Test print 3' })
    await waitFor(() => expect(last).toHaveFocus())
  },
}
/** The first print stands at the left edge of the grid, in a window that changes too. */
export const BeginsWithTheGrid: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvasElement.querySelector<HTMLElement>('[data-slide="0"]')
    await waitFor(() => expect(first?.parentElement).toHaveAttribute('data-live'))
    const stands = () =>
      waitFor(() =>
        expect(first?.getBoundingClientRect().left).toBeCloseTo(
          canvas.getByRole('heading').getBoundingClientRect().left,
          0,
        ),
      )
    await stands()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    canvasElement.style.inlineSize = '80%'
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await stands()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests } from '../../kit/story/slider-plays.ts'
import { content, faceless, longWords } from '../story/content.ts'
import { testimonial3 } from './testimonial-3.template.ts'

const { meta: base, core } = sectionStories(testimonial3, 'testimonials', {
  purpose: 'Turns portraits of clients with their words beside them.',
  choose: 'You have good portraits of those who speak; without pictures take TESTIMONIAL-1.',
  content,
})
const meta: Meta = { title: 'Sections/Testimonials/TESTIMONIAL-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** One voice stands still. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
  },
}
export const ReducedMotion: Story = core.ReducedMotion
export const ImageRight: Story = core.option({ imageSide: 'right' })
export const NoImages: Story = {
  args: { items: faceless },
  tags: ['visual-1440'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('HT')).toBeVisible()
  },
}
export const NoAvatars: Story = core.option({ showAvatar: false })
export const LongWords: Story = { args: { items: longWords } }
export const Moved: Story = { play: goesRound }
export const Resting: Story = { decorators: [awayFromPointer], play: rests }
/** On phones the words follow their plate closely; the controls stand below the longest of them. */
export const BelowPlate: Story = {
  ...onPhone,
  args: { autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const words = canvasElement.querySelector('[data-current] blockquote')?.getBoundingClientRect()
    const plate = canvas.getByRole('img', { name: 'Test print 1' }).getBoundingClientRect()
    const controls = canvas.getByRole('button', { name: 'Next slide' }).getBoundingClientRect()
    const voices = [...canvasElement.querySelectorAll('[data-slide] figure')]
    const lowest = Math.max(...voices.map((voice) => voice.getBoundingClientRect().bottom))
    await expect((words?.top ?? Number.NaN) - plate.bottom).toBeGreaterThan(0)
    await expect((words?.top ?? Number.NaN) - plate.bottom).toBeLessThan(40)
    await expect(controls.top - lowest).toBeCloseTo(32, 0)
  },
}
/** Picture and words change together; a picture is fetched one ahead. */
export const Together: Story = {
  args: { autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const shown = () => within(canvasElement.querySelector('[data-current]') as HTMLElement)
    await expect(shown().getByText('Hannah & Theo')).toBeVisible()
    await expect(shown().getByRole('img')).toHaveAccessibleName('Test print 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(shown().getByText('The Okonkwo family')).toBeInTheDocument()
    await expect(await shown().findByRole('img')).toHaveAccessibleName('Test print 2')
    const plates = [...canvasElement.querySelectorAll('[data-slide]')].map((slide) =>
      Boolean(slide.querySelector('img')),
    )
    await expect(plates).toEqual([true, true, true, false])
  },
}

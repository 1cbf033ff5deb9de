import type { Meta, StoryObj } from '@storybook/react-vite'
import { baselineOf } from '@bellows/ui/testing'
import { expect, within } from 'storybook/test'
import { print, prints } from '../../kit/story/pictures.ts'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content as family } from '../story/content.ts'
import { opensOne } from '../../kit/story/lightbox-plays.ts'
import { images9 } from './images-9.template.ts'

const content = { ...family, images: [print('A-32'), ...prints(2, 'A-45')] }
const { meta: base, core } = sectionStories(images9, 'images', {
  purpose: 'Shows one picture whole, on a mat like a print in a frame, with a caption below.',
  choose: 'A single picture should be looked at for itself; to fill the page with it take IMAGES-8.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-9', ...base }
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-height]')?.getBoundingClientRect() ?? new DOMRect()

/** The picture keeps its shape, no taller than it may be, in the middle of its mat. */
const isWhole =
  (ratio: number, most: () => number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const box = boxOf(canvasElement)
    const mat = canvasElement.querySelector('figure > div')?.getBoundingClientRect() ?? new DOMRect()
    await expect(box.width / box.height).toBeCloseTo(ratio, 2)
    await expect(box.height).toBeLessThanOrEqual(most() + 1)
    await expect(box.left - mat.left).toBeCloseTo(mat.right - box.right, 0)
    const image = canvasElement.querySelector('img')?.getBoundingClientRect()
    await expect(image?.height).toBeCloseTo(box.height, 0)
  }
const fitting = () => 0.8 * window.innerHeight

export const Default: Story = { tags: ['visual'], play: isWhole(3 / 2, fitting) }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Portrait: Story = { args: { images: prints(1, 'A-45') }, play: isWhole(4 / 5, fitting) }
export const HeightFixed: Story = {
  args: { heightMode: 'fixed', height: 400, images: prints(1, 'A-45') },
  play: isWhole(4 / 5, () => (window.innerWidth < 768 ? 200 : 400)),
}
export const NoMat: Story = core.option({ matWidth: 'none' })
export const ThinMat: Story = core.option({ matWidth: 'thin' })
/** Both sides of the caption begin on one line. */
export const CaptionOnOneLine: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const text = baselineOf(canvas.getByText(/^A year of weddings/))
    await expect(baselineOf(canvas.getByText('Selected work'))).toBeCloseTo(text, 0)
  },
}
/** Without words there is no caption row. */
export const NoText: Story = {
  args: { title: '', subtitle: '', description: '', showButton: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figure')?.nextElementSibling).toBeNull()
  },
}
export const SizeUnknown: Story = {
  args: { images: prints(1, 'A-45').map(({ width: _w, height: _h, ...image }) => image) },
}
export const Lightbox: Story = { play: opensOne('link', 'Open image: Test print 1') }
export const LightboxOff: Story = {
  args: { lightbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Open image/ })).toBeNull()
  },
}

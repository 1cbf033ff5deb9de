import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm4 } from './inquiry-form-4.template.ts'

const { meta: base, core } = sectionStories(inquiryForm4, 'inquiryForm', {
  purpose: 'Asks for an inquiry beside a picture that runs off the page.',
  choose:
    'A picture may be cut to a tall shape and should fill its side; for one that is shown whole take INQUIRY-FORM-3.',
  content: { ...content, images: [print('A-45')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const Mirrored: Story = core.option({ formAlignment: 'right' })
/** On phones the picture lies on top, from edge to edge. */
export const EdgeToEdgeOnPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    await expect([picture.left, picture.right]).toEqual([0, window.innerWidth])
  },
}
/** Beside a form longer than the window the picture is as high as the window, and fills it while the form passes. */
export const OneScreen: Story = {
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 992) return
    const section = canvas.getByRole('region').getBoundingClientRect()
    await expect(section.height).toBeGreaterThan(window.innerHeight)
    window.scrollTo(0, (section.height - window.innerHeight) / 2)
    const { top, height } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    window.scrollTo(0, 0)
    await expect(top).toBeCloseTo(0, 0)
    await expect(height).toBeCloseTo(window.innerHeight, 0)
  },
}
export const WithContact: Story = core.option({ showContactInfo: true })
export const ManyQuestions: Story = form.many
export const Form: Story = form.whole()

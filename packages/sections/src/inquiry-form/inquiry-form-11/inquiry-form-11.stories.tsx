import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { onDesk, onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm11 } from './inquiry-form-11.template.ts'

const { meta: base, core } = sectionStories(inquiryForm11, 'inquiryForm', {
  purpose: 'Asks for an inquiry beside a picture with the contact as its caption.',
  choose: 'Contact and picture belong together; for contact without a picture take INQUIRY-FORM-2.',
  // Its photograph has nobody where the card lies.
  content: { ...content, images: [print('A-45', 6)] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-11', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const Mirrored: Story = core.option({ formAlignment: 'left' })
export const NoContact: Story = core.option({ showContactInfo: false })
export const ManyQuestions: Story = form.many
export const Form: Story = form.whole()
/** Picture and caption go as far down as the form, which is longer than the window. */
export const AsHighAsForm: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Inquire now' }).getBoundingClientRect()
    await expect(picture.height).toBeGreaterThan(window.innerHeight)
    await expect(picture.bottom).toBeCloseTo(button.bottom, 0)
  },
}
const longHours = Array.from({ length: 24 }, (_, index) => `Day ${index + 1}, from nine to five`).join('\n')
/** However much the card says, it lies on its picture. */
const holdsCard: Story['play'] = async ({ canvas, canvasElement }) => {
  const picture = canvas.getByRole('img').getBoundingClientRect()
  const card = canvasElement.querySelector('[data-surface="primary"]:has(address)')?.getBoundingClientRect()
  await expect(card?.top).toBeGreaterThanOrEqual(picture.top + 32)
  await expect(card?.bottom).toBeLessThanOrEqual(picture.bottom - 32)
}
const talkative = { host: { business: { ...fakeHost.business, officeHours: longHours } } }
export const LongCardOnDesk: Story = { ...onDesk, args: talkative, play: holdsCard }
export const LongCardOnTablet: Story = { ...onTablet, args: talkative, play: holdsCard }
/** On phones the card is as wide as the form, and lies on the foot of a picture that is wider. */
export const CardOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const card = canvasElement.querySelector('[data-surface="primary"]:has(address)')?.getBoundingClientRect()
    const field = canvas.getByRole('textbox', { name: 'Your name' }).getBoundingClientRect()
    await expect([picture.left, picture.right]).toEqual([0, window.innerWidth])
    await expect(picture.bottom - (card?.top ?? 0)).toBeCloseTo(32, 0)
    await expect(card?.right).toBeCloseTo(field.right, 0)
    await expect(card?.left).toBeCloseTo(field.left, 0)
  },
}

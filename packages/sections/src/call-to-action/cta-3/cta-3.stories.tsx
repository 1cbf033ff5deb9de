import type { Meta, StoryObj } from '@storybook/react-vite'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta3 } from './cta-3.template.ts'

const { meta: base, core } = sectionStories(cta3, 'callToAction', {
  purpose: 'Invites at the foot of a picture that fills the width.',
  choose: 'A last strong picture is at hand; without one take CTA-1 or 5.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = { ...core.WhitePhoto, tags: ['visual-1440'] }
export const Tall: Story = core.option({ minHeight: 800 })

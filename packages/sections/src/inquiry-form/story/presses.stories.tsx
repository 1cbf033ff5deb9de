import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { inquiryForm2 } from '../inquiry-form-2/inquiry-form-2.template.ts'

/** A service's questions appear above other controls, and none of those moves from under a press. */
const { meta: base } = sectionStories(inquiryForm2, 'inquiryForm', {
  purpose: 'How the questions of a chosen service wait for a press that is under way.',
  choose: 'It is part of all twelve forms.',
  content: { title: 'Write to us' },
})
const meta: Meta = { title: 'Sections/Inquiry form/Presses', ...base }
export default meta
type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const selector = canvas.getByRole('combobox', { name: 'What is it about?' })
  return {
    selector,
    radio: canvas.getByRole('radio', { name: 'A friend' }),
    asked: () => canvas.queryByRole('textbox', { name: 'Names and ages of the children' }),
    choose: (value: string) => fireEvent.change(selector, { target: { value } }),
  }
}
const byFinger = { pointerType: 'touch', bubbles: true }

/** They come when the finger is lifted, or scrolls. */
export const FingerDown: Story = {
  play: async ({ canvasElement, step }) => {
    const { radio, asked, choose } = partsOf(canvasElement)
    for (const [event, after] of Object.entries({ pointerup: 'lifted', pointercancel: 'scrolled' }))
      await step(after, async () => {
        await choose('')
        await waitFor(() => expect(asked()).toBeNull())
        await fireEvent(radio, new PointerEvent('pointerdown', byFinger))
        await choose('family')
        await expect(asked()).toBeNull()
        await fireEvent(radio, new PointerEvent(event, byFinger))
        await waitFor(() => expect(asked()).toBeVisible())
      })
  },
}

/** The list of a select swallows the mouse’s release: the choice itself ends that press. */
export const ChosenByMouse: Story = {
  play: async ({ canvasElement }) => {
    const { selector, asked, choose } = partsOf(canvasElement)
    await fireEvent.mouseDown(selector)
    await choose('family')
    await waitFor(() => expect(asked()).toBeVisible())
  },
}

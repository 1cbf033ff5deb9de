import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { inquiryForm2 } from '../inquiry-form-2/inquiry-form-2.template.ts'
import * as plays from './form-plays.ts'

const { meta: base } = sectionStories(inquiryForm2, 'inquiryForm', {
  purpose: 'What the form of every inquiry template says while a slow line sends it.',
  choose: 'It is part of all twelve; its look is theirs.',
  content: { title: 'Write to us' },
})
const meta: Meta = { title: 'Sections/Inquiry form/Still sending', ...base }
export default meta
type Story = StoryObj<typeof meta>

/** Milliseconds after which it is said. */
const LATE = 5_000
const words = 'Your inquiry is still being sent. What you typed is kept.'

let passTime: () => void = () => undefined
let refuse: (reason: Error) => void = () => undefined

/** After some seconds it is said and shown, and no longer once there is an answer. */
export const SlowLine: Story = {
  beforeEach: () => {
    const wait = window.setTimeout.bind(window)
    const spy = spyOn(window, 'setTimeout').mockImplementation(((
      run: (...given: unknown[]) => void,
      ...rest: unknown[]
    ) => {
      const [delay, ...given] = rest
      if (delay === LATE) passTime = () => run(...given)
      return wait(run, delay === LATE ? 2 ** 30 : (delay as number), ...given)
    }) as typeof window.setTimeout)
    return () => spy.mockRestore()
  },
  args: {
    host: { sendInquiry: fn(() => new Promise<void>((_, reject) => (refuse = reject))) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    await waitFor(() => expect(plays.submitButton(canvas)).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.queryByText(words)).toBeNull()
    passTime()
    await expect(await canvas.findByText(words, { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(canvas.getByText(words, { selector: 'p' })).toBeVisible()
    refuse(new Error('Not now'))
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull())
    await plays.closeError(canvas)
  },
}

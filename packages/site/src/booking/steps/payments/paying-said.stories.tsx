import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { paymentAnswers as answers, SETTLE, START } from '../../testing/payment-answers.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { standingRegion } from '../../testing/standing-region.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { handClock, lateAnswer } from '../../testing/story-world.tsx'
import { checkout } from './checkout-story.tsx'

const clock = handClock()
const begun = lateAnswer({ data: { state: 'OPEN', pageUrl: null, order: makeOrder() } })

/**
 * What is said from the press that pays until the payment is known.
 *
 * **When to choose it.** Review it for who hears the page instead of seeing it.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Paying, said',
  component: StepStory,
  args: {
    ...checkout,
    clock,
    go: fn(),
    answers: answers(
      { methods: ['STRIPE'] },
      {
        [START]: begun.answer,
        [SETTLE]: { status: 402, error: 'payment_not_confirmed', message: 'Not confirmed yet.' },
      },
    ),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** One region, which stood before the press, says each word of it; nothing that comes later speaks too. */
export const EachWord: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $151.82' })
    const region = standingRegion(canvasElement)
    const regions = canvas.getAllByRole('status').length
    await userEvent.click(pay)
    await waitFor(() => expect(region).toHaveTextContent(/^Opening the payment page…$/))
    begun.give()
    await waitFor(() => expect(region).toHaveTextContent(/^Checking your payment…$/))
    await expect(canvas.getAllByRole('status')).toHaveLength(regions)
    for (let second = 0; second < 20; second += 1) clock.second()
    await waitFor(() =>
      expect(region).toHaveTextContent(/^Still checking\. You can leave; we’ll write to you\.$/),
    )
    await expect(region).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLargeText } from '@bellows/ui/testing'
import { expect, fn, waitFor } from 'storybook/test'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { ShootsPayments } from '../payments/shoots-payments.tsx'
import { ShootsStory } from '../testing/shoots-story.tsx'

const order = makeOrder({ status: 'BOOKED' })

/**
 * What stands around the pages of a booking that stands.
 *
 * **When to choose it.** Review the way back to the booking, in windows and sizes of text where there is little room.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Frame',
  component: ShootsStory,
  args: { page: 'payments', order, answers: answers({ order }), children: <ShootsPayments />, go: fn() },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

/** In large text the bar has two lines: the way back stands clear of it, its ring too. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Your booking' })
    await inLargeText(async () => {
      back.focus({ focusVisible: true })
      const ring = Number.parseFloat(getComputedStyle(back).outlineWidth)
      await waitFor(() => expect(ring).toBeGreaterThan(0))
      const bar = canvas.getByRole('banner').getBoundingClientRect()
      await expect(back.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(bar.bottom)
    })
  },
}

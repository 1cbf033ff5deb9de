import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { makeRecord } from '../testing/fixtures.ts'
import { paymentAnswers as answers } from '../testing/payment-answers.ts'
import { standingRegion } from '../testing/standing-region.ts'
import { StepStory } from '../testing/step-story.tsx'
import { Unscripted } from '../testing/unscripted.tsx'
import { checkout } from '../steps/payments/checkout-story.tsx'

/**
 * Back from the provider’s page in a browser that keeps nothing of the booking.
 *
 * **When to choose it.** Review it for what is said to those whose wallet or bank opens another browser than the one
 * they began in.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Back elsewhere',
  component: StepStory,
  args: {
    ...checkout,
    record: null,
    answers: answers({ methods: ['STRIPE'] }),
    parameters: { payment: 'returned' },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** Nobody is led to the times, nor told whether anything was paid. */
export const Returned: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const region = standingRegion(canvasElement)
    await expect(await canvas.findByText(/^You’re back from the payment page\./)).toBeVisible()
    await expect(canvas.getByText(/^If you have paid, you don’t need to pay again\./)).toBeVisible()
    await expect(canvas.getByText('Orchard Light Minis')).toBeVisible()
    await waitFor(() => expect(region).toHaveTextContent(/^Orchard Light Minis You’re back from/))
    await expect(canvas.queryByRole('navigation', { name: 'Booking steps' })).toBeNull()
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(?:Pay|Confirm)/ })).toBeNull()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

export const Cancelled: Story = {
  args: { parameters: { payment: 'cancelled' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Nothing was paid here\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the service' })).toHaveAttribute(
      'href',
      '/services/orchard-light-minis#choose-a-time',
    )
    await expect(args.go).not.toHaveBeenCalled()
  },
}

/** What another booking of this browser is held for is not said here. */
export const OfAnotherService: Story = {
  args: { record: makeRecord({ serviceId: 'family' }) },
  globals: { locale: 'de-DE' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Sie sind von der Zahlungsseite zurück\./)).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

/** Who may have paid is not told how to book. */
export const WithoutScript: Story = {
  render: (args) => (
    <Unscripted>
      <StepStory {...args} />
    </Unscripted>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page needs JavaScript\./)).toBeVisible()
    await expect(canvas.queryByText(/^Booking online needs JavaScript\./)).toBeNull()
  },
}

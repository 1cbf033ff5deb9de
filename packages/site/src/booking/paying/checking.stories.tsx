import { settleInvoices } from '@bellows/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useBooking } from '../flow/booking-context.tsx'
import { useOrder } from '../queries.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { ORDER_ID, paymentAnswers as answers, SETTLE } from '../testing/payment-answers.ts'
import { StepStory } from '../testing/step-story.tsx'
import { lateAnswer } from '../testing/story-world.tsx'
import { useCall } from '../world/booking-world.tsx'
import { Checking } from './checking.tsx'

const open = makeOrder({ status: 'BOOKED', paid: '0.00' })
const settled = lateAnswer({ data: { ...open, paid: '151.82' } })

/** A screen whose order was booked on another device, so that its visitor is led on while the payment is checked. */
function LedOn() {
  const call = useCall()
  const { say } = useBooking()
  const [isLed, setLed] = useState(false)
  const { data: order } = useOrder(ORDER_ID)
  if (isLed) return <p>Paid {order?.paid}</p>
  return (
    <>
      <Checking
        say={say}
        look={() => call(settleInvoices, { orderId: ORDER_ID })}
        isOnce={false}
        onSeen={() => undefined}
        onAwaited={() => undefined}
        onBack={() => undefined}
      />
      <button type="button" onClick={() => setLed(true)}>
        Lead on
      </button>
    </>
  )
}

/**
 * What stands while a payment is checked.
 *
 * **When to choose it.** Review it for what becomes of an answer that comes after its visitor was led on.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Checking',
  component: StepStory,
  args: {
    step: 'payments',
    answers: answers({ order: open, methods: ['STRIPE'] }, { [SETTLE]: settled.answer }),
    children: <LedOn />,
  },
}
export default meta

/** Finish never asks again for what was paid. */
export const AnsweredAfterwards: StoryObj<typeof StepStory> = {
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your payment…', { ignore: '[role="status"]' })
    await userEvent.click(canvas.getByRole('button', { name: 'Lead on' }))
    await canvas.findByText('Paid 0.00')
    settled.give()
    await expect(await canvas.findByText('Paid 151.82')).toBeVisible()
  },
}

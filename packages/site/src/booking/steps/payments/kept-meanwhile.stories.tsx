import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeOrder } from '../../testing/order-fixture.ts'
import { CONFIRM, paymentAnswers as answers } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { lateAnswer } from '../../testing/story-world.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import { checkout } from './checkout-story.tsx'
import { Payments } from './payments.tsx'

const late = lateAnswer({ data: makeOrder({ status: 'BOOKED' }) })
const orderAnswers = [{ orderId: 'order-before', answers: [{ id: 'pet', contents: ['A dog'] }] }]

/** What another tab keeps, of a booking that stands. */
function OtherTab() {
  const { records } = useWorld()
  const { record } = useSyncExternalStore(records.subscribe, records.get)
  return (
    <>
      <button type="button" onClick={() => record && records.put({ ...record, orderAnswers })}>
        Keep
      </button>
      <output>{`${record?.status} ${record?.orderAnswers.length}`}</output>
    </>
  )
}

/**
 * Checkout while another tab keeps what is typed there.
 *
 * **When to choose it.** For what is kept on the device while the server books; Checkout has the rest.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Kept while it is booked',
  component: StepStory,
  args: {
    ...checkout,
    children: (
      <>
        <Payments />
        <OtherTab />
      </>
    ),
    answers: answers({}, { [CONFIRM]: late.answer }),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** It is kept still once the booking stands. */
export const KeptMeanwhile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await waitFor(late.give)
    await canvas.findByText('BOOKED 1')
    await expect(canvas.queryByText('BOOKED 0')).toBeNull()
  },
}

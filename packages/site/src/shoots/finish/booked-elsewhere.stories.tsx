import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { bookedRecord } from '../../booking/record/booking-record.ts'
import { makeRecord } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { FinishStory } from '../testing/finish-story.tsx'

const order = makeOrder({ status: 'BOOKED' })
const record = makeRecord({ orderId: order.id })

/**
 * The last screen for whoever was led here because another tab has booked.
 *
 * **When to choose it.** Review it for what is said beside the heading that has the focus.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Finish/Booked elsewhere',
  component: FinishStory,
  args: { order, record, elsewhere: bookedRecord(record) },
}
export default meta

/** It is said in a region that stood before. */
export const Said: StoryObj<typeof FinishStory> = {
  play: async ({ canvas, canvasElement }) => {
    const words = 'This booking went on in another tab.'
    await expect(await canvas.findByText(words, { ignore: '[role="status"]' })).toBeVisible()
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(words))
  },
}

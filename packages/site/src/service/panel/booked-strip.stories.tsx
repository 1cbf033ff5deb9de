import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { bookedRecord } from '../../booking/record/booking-record.ts'
import { makeRecord } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { PanelStory } from './panel-story.tsx'

const record = makeRecord({ orderId: makeOrder().id })

/**
 * The panel of a service that the visitor has booked, here or in another tab.
 *
 * **When to choose it.** Review it for the way back to what was booked.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Booked strip',
  component: PanelStory,
  args: { record, elsewhere: bookedRecord(record) },
}
export default meta

/** It is said in a region that stood before. */
export const Said: StoryObj<typeof PanelStory> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'See your booking' })).toBeVisible()
    await waitFor(() =>
      expect(standingRegion(canvasElement)).toHaveTextContent(/^You’re booked: Sat, Jan 26/),
    )
  },
}

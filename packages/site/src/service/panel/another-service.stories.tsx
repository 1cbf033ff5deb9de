import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bookedRecord } from '../../booking/record/booking-record.ts'
import { makeRecord, makeState } from '../../booking/testing/fixtures.ts'
import { held, PanelStory } from './panel-story.tsx'

const HOLD = 'PATCH /api/public/bookings/am-1/hold-slot'
const HOLD_OTHER = 'PATCH /api/public/bookings/family/hold-slot'
const other = makeRecord({ serviceId: 'family', serviceSlug: 'family', selectedPackage: 'family-golden' })

/**
 * The panel of a service page in a browser that keeps a booking of another service.
 *
 * **When to choose it.** Look at it for what is sent of which service; Service page has the rest.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/After another service',
  component: PanelStory,
  args: { go: fn(), heard: fn(), answers: { [HOLD]: held('am-1') } },
}
export default meta
type Story = StoryObj<typeof PanelStory>

/** The time is held without the package that was booked of the other. */
export const Booked: Story = {
  args: { record: bookedRecord(other) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.heard).toHaveBeenCalledOnce())
    await expect(args.heard).toHaveBeenCalledWith(HOLD, { id: 'am-1', turn: expect.any(Number) })
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package'))
  },
}

/** What was chosen for it without a line is told of it alone, once there is one. */
export const ChosenWithoutALine: Story = {
  args: {
    record: { ...other, slot: null, unsentPackage: 'family-garden' },
    answers: {
      [HOLD_OTHER]: {
        data: {
          ...makeState({
            serviceId: 'family',
            serviceSlug: 'family',
            slot: null,
            packageId: 'family-garden',
          }),
          holdToken: other.holdToken,
        },
      },
    },
  },
  play: async ({ args }) => {
    // The line is back until the page hears of it.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      return expect(args.heard).toHaveBeenCalledWith(
        HOLD_OTHER,
        expect.objectContaining({ packageId: 'family-garden' }),
      )
    })
    await expect(args.heard).not.toHaveBeenCalledWith(expect.stringContaining('orchard'), expect.anything())
  },
}

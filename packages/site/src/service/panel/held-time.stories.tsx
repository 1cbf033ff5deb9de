import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeRecord, makeSlot, makeState, oneDate, slotsFrom } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { standingRegion } from '../../booking/testing/standing-region.ts'
import { held, PanelStory } from './panel-story.tsx'

const SUNDAY = 'PATCH /api/public/bookings/sun-1/hold-slot'
const ORDER = 'POST /api/public/orders'
const HELD = 'You’re holding Sat, Jan 26, 2030, 9:00 AM: 12 minutes left.'
const saturday = oneDate(slotsFrom('am', '2030-01-26T15:00:00Z', [{}, {}]))
const sunday = oneDate(slotsFrom('sun', '2030-01-27T15:00:00Z', [{}, {}, {}]), { id: 'sun' })
const slot = makeSlot({ id: 'am-1', status: 'BOOKING' })
const STANDS = 'GET /api/public/bookings/am-1'

/**
 * The panel of a service page for who holds a time of it already: it stands chosen, and another may be taken instead.
 *
 * **When to choose it.** Look at it for what Back from a step leads to; Service page has the rest.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Held time',
  component: PanelStory,
  args: {
    go: fn(),
    heard: fn(),
    record: makeRecord({ slot }),
    answers: { [STANDS]: { data: makeState({ slot }) } },
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

/** The way on is in sight at every width; in the times, the held one is the visitor’s own. */
export const Resume: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(HELD)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '9:00 AM Your time' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue booking' }))
    await expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-package')
  },
}

const prepared = makeRecord({ slot, link: { prefix: 'pending', id: 'o1' }, step: 'payments' })

/** What was begun by a link of the visitor's own goes on there, and its times are chosen there. */
export const ResumeAtItsLink: Story = {
  args: { record: prepared },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(HELD)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue booking' }))
    await expect(args.go).toHaveBeenCalledWith('/pending/o1/payments')
  },
}

/** The server knew its visitor no longer: what was held is kept here no more, and that is said. */
export const LoggedOut: Story = {
  args: { elsewhere: null },
  play: async ({ canvas, canvasElement }) => {
    const words = /^You have been logged out\./
    await expect(await canvas.findByText(words, { ignore: '[role="status"]' })).toBeVisible()
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(words))
    await expect(canvas.queryByText(/^You’re holding/)).toBeNull()
  },
}

/** Another time is the package’s and the add-ons’ still, and the booking goes on where it was left. */
export const AnotherTime: Story = {
  args: {
    dates: [saturday, sunday],
    answers: {
      [STANDS]: { data: makeState({ slot, packageId: 'mini', addons: [{ id: 'print', quantity: 2 }] }) },
      [SUNDAY]: held('sun-1'),
    },
    record: makeRecord({
      slot,
      selectedPackage: 'mini',
      addons: [{ id: 'print', quantity: 2 }],
      step: 'select-addons',
    }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^You’re holding/)
    await userEvent.click(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]!)
    await expect(canvas.getByText('Sun, Jan 27, 2030, 9:00 AM CST, 20 minutes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue booking' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/select-addons', { replace: false }),
    )
    await expect(args.heard).toHaveBeenCalledWith(
      SUNDAY,
      expect.objectContaining({ packageId: 'mini', addons: [{ id: 'print', quantity: 2 }] }),
    )
  },
}

/** Who thinks better of it presses the own time again. */
export const ThoughtBetter: Story = {
  args: { dates: [saturday] },
  play: async ({ canvas, args }) => {
    await canvas.findByText(HELD)
    const own = canvas.getByRole('radio', { name: '9:00 AM Your time' })
    await userEvent.click(canvas.getByRole('radio', { name: '9:25 AM' }))
    await expect(own).not.toBeChecked()
    await userEvent.click(own)
    await expect(own).toBeChecked()
    await expect(canvas.getByText(HELD)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue booking' })).toBeVisible()
    await expect(args.heard).not.toHaveBeenCalledWith(expect.stringContaining('hold-slot'), expect.anything())
  },
}

const customer = { fullName: 'Anna Berg', email: 'anna@example.com', phone: '555-0142' }

/** An order that was made for the first time is made again for the other. */
export const AnotherTimeAfterOrder: Story = {
  args: {
    dates: [saturday, sunday],
    answers: {
      [STANDS]: { data: makeState({ slot }) },
      [SUNDAY]: held('sun-1'),
      [ORDER]: { data: makeOrder() },
    },
    record: makeRecord({
      slot,
      customer,
      orderId: 'o1',
      step: 'payments',
    }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^You’re holding/)
    await userEvent.click(canvas.getAllByRole('radio', { name: '9:00 AM' })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments', { replace: false }),
    )
    await expect(args.heard).toHaveBeenCalledWith(
      ORDER,
      expect.objectContaining({ slotId: 'sun-1', customer }),
    )
  },
}

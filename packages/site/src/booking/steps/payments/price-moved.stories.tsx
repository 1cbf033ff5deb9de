import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '@bellows/domain'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { HOLD_END, makeQuote, makeRecord, makeService, makeSlot, makeState } from '../../testing/fixtures.ts'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { CONFIRM, ORDER_ID as ID, paymentAnswers as answers, START } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import type { FakeAnswers } from '../../testing/story-world.tsx'
import { checkout } from './checkout-story.tsx'

const EDITED = '2030-01-15T09:59:00Z'
const ORDER = 'POST /api/public/orders'

const asked = (amount: string) =>
  makeQuote({ lines: [{ kind: 'package', label: 'Mini', quantity: 1, amount }], laterCount: 0 })
const was = asked('195.00')
const isNow = asked('215.00')

const orderAt = (quote: Order['quote'], id: string): Order =>
  makeOrder({ quote, invoices: [makeInvoice({ id, amount: quote.total })], dueNow: quote.total })
const before = orderAt(was, 'invoice-1')
const after = orderAt(isNow, 'invoice-9')

const heldSlot = makeSlot({ status: 'BOOKING', lockoutEnd: HOLD_END, serviceUpdatedDate: EDITED })
const holdToken = 'token-token-token-token-1'

/** What is held and ordered at the new price. */
const anew = (order: Order, over: Parameters<typeof makeState>[0] = {}): FakeAnswers => {
  const held = makeState({
    slot: heldSlot,
    serviceUpdatedDate: EDITED,
    packageId: 'mini',
    quote: order.quote,
    ...over,
  })
  return {
    [`PATCH /api/public/bookings/${held.slot?.id ?? 'orchard'}/hold-slot`]: { data: { ...held, holdToken } },
    [ORDER]: { data: order },
  }
}

const NOTICE = /The price changed while you were booking\..*Your total is now \$232\.74\./

/**
 * Checkout of a booking whose price moved after its order was made.
 *
 * **When to choose it.** Review it for what counts: the payments are those of the price that is told, never of the old one.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Price moved',
  component: StepStory,
  args: {
    ...checkout,
    state: { packageId: 'mini', quote: was },
    answers: answers({ order: before }, anew(after)),
    go: fn(),
    heard: fn(),
    leave: fn(() => Promise.resolve()),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** The studio edited the service: the hold and its order follow at once. */
export const ServiceEdited: Story = {
  args: {
    state: { packageId: 'mini', quote: was, serviceUpdatedDate: EDITED },
    answers: answers({ order: before, methods: ['STRIPE'] }, anew(after)),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(NOTICE)
    await canvas.findByRole('button', { name: 'Pay $232.74' })
    await expect(args.heard).toHaveBeenCalledWith(ORDER, { serviceId: 'orchard', slotId: 's1' })
  },
}

/** Where the line goes before its order has followed, what the hold costs by now is told all the same. */
export const OrderDoesNotFollow: Story = {
  args: {
    state: { packageId: 'mini', quote: was, serviceUpdatedDate: EDITED },
    answers: answers({ order: before }, { ...anew(after), [ORDER]: { isLineGone: true } }),
  },
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog', { name: 'Booking failed' })
    await canvas.findByText(NOTICE)
  },
}

/** The press came before the browser had heard of it. */
export const ConfirmedTooLate: Story = {
  args: {
    answers: answers(
      { order: before },
      { ...anew(after), [CONFIRM]: { status: 409, error: 'terms_changed', message: 'It was changed.' } },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await canvas.findByText(NOTICE)
    await canvas.findByText('$232.74', { selector: 'p strong' })
    await expect(canvas.queryByText('It was changed.')).toBeNull()
  },
}

/** The payment that was asked for is another by now: none is begun. */
export const PaidTooLate: Story = {
  args: {
    answers: answers(
      { order: before, methods: ['STRIPE'] },
      { ...anew(after), [START]: { status: 404, error: 'not_found', message: 'Not found' } },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $211.09' }))
    await canvas.findByText(NOTICE)
    await canvas.findByRole('button', { name: 'Pay $232.74' })
    await expect(args.leave).not.toHaveBeenCalled()
  },
}

const addons = [{ id: 'more', quantity: 1 }]
const bare = { ...before, addons: [] }

/** Another device of the visitor’s gave an add-on up: nobody is told that it is not offered any more. */
export const GivenUpElsewhere: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', addons, orderId: ID }),
    state: { packageId: 'mini', addons, quote: makeQuote() },
    answers: answers(
      { order: makeOrder(), methods: ['STRIPE'] },
      {
        ...anew(bare, { slot: makeRecord().slot }),
        [START]: { status: 404, error: 'not_found', message: 'Not found' },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $151.82' }))
    await waitFor(() =>
      expect(args.heard).toHaveBeenCalledWith(expect.stringMatching(/hold-slot$/), expect.anything()),
    )
    await waitFor(() => expect(canvas.getAllByText('$211.09')[0]).toBeInTheDocument())
    await expect(canvas.queryByText(/no longer offered/)).toBeNull()
  },
}

/** Something else changed, and the price is what it was: the studio's word stands beside the button. */
export const ChangedOtherwise: Story = {
  args: {
    answers: answers(
      { order: before },
      { ...anew(before), [CONFIRM]: { status: 409, error: 'terms_changed', message: 'It was changed.' } },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await canvas.findByText('It was changed.')
    await waitFor(() => expect(args.heard).toHaveBeenCalledWith(ORDER, expect.anything()))
  },
}

const untimed = makeService({
  options: { isPaused: false, isWaitlistEnabled: false, isBookingWithoutTime: true },
})
const untimedState = { slot: null, lockoutEnd: null, packageId: 'mini', quote: was }

/** Without a time the place of a discount is taken only now. */
export const DiscountGone: Story = {
  args: {
    service: untimed,
    record: makeRecord({ slot: null, selectedPackage: 'mini', orderId: ID }),
    answers: answers(
      { order: before },
      {
        ...anew(after, untimedState),
        'GET /api/public/bookings/orchard': { data: makeState(untimedState) },
        'PATCH /api/public/bookings/orchard/hold-slot': {
          data: { ...makeState({ ...untimedState, quote: isNow }), holdToken },
        },
        [CONFIRM]: { status: 409, error: 'discount_gone', message: 'The discount has ended.' },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await canvas.findByText(NOTICE)
    await canvas.findByText('$232.74', { selector: 'p strong' })
    await expect(args.heard).toHaveBeenCalledWith(ORDER, { serviceId: 'orchard', slotId: null })
  },
}

/** Without a time, too, an edited service is priced anew. */
export const EditedWithoutTime: Story = {
  args: {
    ...DiscountGone.args,
    answers: answers(
      { order: before },
      {
        'GET /api/public/bookings/orchard': {
          data: makeState({
            ...untimedState,
            serviceUpdatedDate: EDITED,
            untimedUpdatedDate: '2029-12-02T00:00:00Z',
          }),
        },
        'PATCH /api/public/bookings/orchard/hold-slot': {
          data: {
            ...makeState({
              ...untimedState,
              serviceUpdatedDate: EDITED,
              untimedUpdatedDate: EDITED,
              quote: isNow,
            }),
            holdToken,
          },
        },
        [ORDER]: { data: after },
      },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(NOTICE)
    await canvas.findByText('$232.74', { selector: 'p strong' })
  },
}

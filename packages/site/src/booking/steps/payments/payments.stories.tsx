import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { makeAvailability, makeQuote, makeService } from '../../testing/fixtures.ts'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { ORDER_ID as ID, paymentAnswers as answers, CONFIRM } from '../../testing/payment-answers.ts'
import { everyQuestion, makeQuestionnaire } from '../../testing/questionnaire-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { checkout } from './checkout-story.tsx'

/**
 * Checkout: what is bought, what is due, and how it is paid.
 *
 * **When to choose it.** Review it with each way of paying, since the summary and the button change with it.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Checkout',
  component: StepStory,
  args: {
    ...checkout,
    answers: answers(),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const ThreeInstalments: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'When you pay' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Retainer today \$151.82 Due now/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Left \$303.64/ })).toBeVisible()
  },
}

export const OnePayment: Story = {
  tags: ['visual'],
  args: {
    answers: answers({
      order: makeOrder({ invoices: [makeInvoice({ amount: '303.64' })], dueNow: '303.64' }),
    }),
    state: { packageId: 'mini', quote: makeQuote({ laterCount: 0, dueToday: '303.64' }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/is due today\./)
  },
}

/** The act that books; the browser then forgets who booked and leads to the Finish page. */
export const Confirms: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}`, { replace: true }))
  },
}

/** A long label that has no room beside the sum has the next line for itself, and stands on one line. */
export const LongAct: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'fr-FR' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirmer la réservation' })
    const row = button.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { left, width } = button.getBoundingClientRect()
    await expect(width).toBeCloseTo(row.width - 2 * (left - row.left), 0)
    await expect(width).toBeGreaterThan(row.width * 0.8)
    await expect(button.querySelector('span')?.getClientRects()).toHaveLength(1)
  },
}

/** A word that has no room beside the act is not covered by it: the act goes below. */
export const LongWordBeside: Story = {
  args: { answers: answers({ methods: ['STRIPE'] }) },
  globals: { viewport: { value: 'phone' }, locale: 'de-DE' },
  play: async ({ canvas }) => {
    const act = await canvas.findByRole('button', { name: '$151.82 bezahlen' })
    const word = document.createRange()
    word.selectNodeContents(await canvas.findByRole('button', { name: 'Einzelheiten' }))
    const { right, bottom } = word.getBoundingClientRect()
    const { left, top } = act.getBoundingClientRect()
    await expect(left >= right || top >= bottom).toBe(true)
  },
}

/** What may be answered after booking is led back to, and not called done. */
export const AnswersWait: Story = {
  args: {
    studio: { bookingAvailability: makeAvailability({ mayAnswerLater: true }) },
    service: makeService({ questionnaire: { questions: everyQuestion() } }),
    answers: answers({
      order: makeOrder({ questionnaire: makeQuestionnaire({ questions: everyQuestion(), answers: [] }) }),
    }),
  },
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const way = await canvas.findByRole('navigation', { name: 'Booking steps' })
    await waitFor(() =>
      expect(within(way).getByRole('link', { name: /Questionnaire/ })).not.toHaveAccessibleName(/done/),
    )
    await expect(within(way).getByRole('link', { name: /Your information/ })).toHaveAccessibleName(/done/)
  },
}

/** Nothing is due today, whatever comes later. */
export const NothingDue: Story = {
  args: {
    answers: answers({
      methods: ['STRIPE'],
      order: makeOrder({ invoices: [makeInvoice({ amount: '0.00' })], dueNow: '0.00' }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is due today.')
    await expect(canvas.getByRole('button', { name: 'Confirm booking' })).toBeEnabled()
  },
}

export const Refused: Story = {
  args: {
    answers: answers(
      {},
      {
        [CONFIRM]: {
          status: 409,
          error: 'order_closed',
          message: 'This order was cancelled.',
          requestId: 'req-9',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await expect(await canvas.findByText('This order was cancelled.')).toBeVisible()
  },
}

/** The order was left for too long, and the server knows it no more: who books is asked again, and then ordered anew. */
export const OrderGone: Story = {
  args: {
    answers: answers(
      {},
      { [`GET /api/public/orders/${ID}`]: { status: 404, error: 'not_found', message: 'Not found' } },
    ),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/your-information', {
        replace: true,
      }),
    )
    await expect(canvas.queryByText('Not found')).toBeNull()
  },
}

const agreement = { id: 'agreement', name: 'Session agreement' }
const unsigned = { ...agreement, signedDate: null, countersignedDate: null }

/** Opened by its address before the contract is signed: that comes first, and replaces it in the history. */
export const Early: Story = {
  args: {
    service: makeService({ contractTemplates: [agreement] }),
    answers: answers({ order: makeOrder({ signContracts: [unsigned] }) }),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/sign-contract', { replace: true }),
    )
    await expect(canvas.queryByRole('button', { name: 'Confirm booking' })).toBeNull()
  },
}

export const Signed: Story = {
  args: {
    service: makeService({ contractTemplates: [agreement] }),
    answers: answers({
      order: makeOrder({ signContracts: [{ ...unsigned, signedDate: '2030-01-15T10:02:00.000Z' }] }),
    }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Confirm booking' })
    await expect(args.go).not.toHaveBeenCalled()
  },
}

/** Something was left out: the visitor is led there, and told why. */
export const StepMissing: Story = {
  args: {
    answers: answers(
      {},
      {
        [CONFIRM]: {
          status: 409,
          error: 'step_required',
          message: 'A step is missing.',
          validation: [{ path: 'sign-contract', message: 'Sign the contract' }],
        },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/sign-contract'))
    await canvas.findByText('Before you pay: sign the contract.')
  },
}

export const TimeLost: Story = {
  args: {
    answers: answers(
      {},
      { [CONFIRM]: { status: 409, error: 'hold_expired', message: 'Your in-progress booking has expired.' } },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await screen.findByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
  },
}

/** A provider without keys is not offered; without any way the studio is called. */
export const NoWay: Story = {
  args: { answers: answers({ methods: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/can’t take payments at the moment/)
    await expect(canvas.queryByRole('button', { name: 'Confirm booking' })).toBeNull()
  },
}

/** Only what the studio has is named. */
export const NoWayAndNoPhone: Story = {
  args: { answers: answers({ methods: [] }), studio: { phone: '' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/can’t take payments at the moment\. Write to/)
    await expect(words.querySelectorAll('a')).toHaveLength(1)
  },
}

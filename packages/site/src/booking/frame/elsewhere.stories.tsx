import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { bookedRecord } from '../record/booking-record.ts'
import { ContractStep } from '../steps/sign-contract/sign-contract.tsx'
import { YourInformation } from '../steps/your-information/your-information.tsx'
import { makeContract } from '../testing/contract-fixture.ts'
import { makeQuote, makeRecord, makeService, makeSlot, makeState } from '../testing/fixtures.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { standingRegion } from '../testing/standing-region.ts'
import { StepStory } from '../testing/step-story.tsx'
import { lateAnswer } from '../testing/story-world.tsx'

const addons = [{ id: 'more', quantity: 1 }]
const record = makeRecord({ selectedPackage: 'mini', addons })
const chosen = { packageId: 'mini', addons, quote: makeQuote() }
const holdToken = 'token-token-token-token-1'
const { slot } = record
const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'
const heldAgain = lateAnswer({ data: { ...makeState(chosen), holdToken } })

/**
 * The visitor went on in another tab with another booking, whose hold has freed the time of this one.
 *
 * **When to choose it.** For what this tab still shows, and the way to go on here.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Elsewhere',
  component: StepStory,
  args: {
    step: 'your-information',
    children: <YourInformation />,
    record,
    elsewhere: makeRecord({ serviceId: 'dusk', serviceSlug: 'dusk', slot: makeSlot({ id: 's9' }) }),
    state: { ...chosen, slot: makeSlot({ status: 'AVAILABLE' }), isHeldByYou: false, lockoutEnd: null },
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/**
 * Nothing is sent of what went on elsewhere. Once the time is held here again, which is asked for once and said, the
 * notice goes, and the focus that was in it to the heading.
 */
export const TakenBack: Story = {
  args: { answers: { [HOLD]: heldAgain.answer } },
  play: async ({ canvas, canvasElement, args }) => {
    const notice = 'This booking went on in another tab.'
    await canvas.findByLabelText('E-mail')
    const said = () => canvas.getAllByRole('status').some(({ textContent }) => textContent === notice)
    await waitFor(() => expect(said()).toBe(true))
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    const [first, second] = canvas.getAllByRole('button', { name: 'Take it back here' })
    await userEvent.click(second!)
    await userEvent.click(first!)
    await waitFor(heldAgain.give)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take it back here' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const held = /^You’re holding Sat, Jan 26, 2030, 9:00 AM CST\.$/
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(held))
    await expect(args.heard).toHaveBeenCalledTimes(1)
  },
}

const anna = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' }
const CONTRACT = '/api/public/orders/order-order-order-order-1/sign-contract/agreement'

/** Enter presses what stands in the place of the signature's own button: nothing is signed. */
export const EnterTakesBack: Story = {
  args: {
    step: 'sign-contract',
    children: <ContractStep />,
    service: makeService({ contractTemplates: [{ id: 'agreement', name: 'Session agreement' }] }),
    record: makeRecord({ selectedPackage: 'mini', addons, orderId: 'order-order-order-order-1' }),
    answers: {
      'GET /api/public/orders/order-order-order-order-1': { data: makeOrder() },
      [`GET ${CONTRACT}`]: { data: makeContract() },
      [HOLD]: { data: { ...makeState(chosen), holdToken } },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.type(canvas.getByLabelText('Your full name'), 'Anna Berg{Enter}')
    await waitFor(() => expect(args.heard).toHaveBeenCalledWith(HOLD, expect.anything()))
    await expect(args.heard).not.toHaveBeenCalledWith(`PATCH ${CONTRACT}`, expect.anything())
  },
}

/** What another tab has booked of another service ends nothing here: what was typed stays, and can be gone on with. */
export const AnotherBooked: Story = {
  args: {
    record: { ...record, customer: anna },
    elsewhere: bookedRecord(
      makeRecord({ serviceId: 'dusk', serviceSlug: 'dusk', slot: makeSlot({ id: 's9' }), orderId: 'o9' }),
    ),
  },
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('button', { name: 'Take it back here' })
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('anna@berg.example')
    await expect(args.go).not.toHaveBeenCalled()
  },
}

const line = (kind: 'package' | 'addon', label: string, amount: string) =>
  ({ kind, label, quantity: 1, amount }) as const
const lines = [line('package', 'Mini', '225.00'), line('addon', '5 more images', '60.00')]
const dearer = {
  ...makeState({ ...chosen, slot: makeSlot({ id: 's8' }), quote: makeQuote({ lines }) }),
  holdToken,
}

/** Nobody else has the time, so that nobody is led to others. The slot is gone with its hold: the start is asked for once more, and a higher price is told. */
export const FullSessionTakenBack: Story = {
  args: {
    service: makeService({ isMiniSession: false }),
    answers: {
      'PATCH /api/public/bookings/orchard/hold-slot': { data: dearer },
      'GET /api/public/bookings/s8': { data: dearer },
    },
  },
  play: async ({ canvas, args }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Take it back here' })
    await userEvent.click(buttons.at(-1)!)
    await waitFor(() =>
      expect(args.heard).toHaveBeenCalledWith(
        'PATCH /api/public/bookings/orchard/hold-slot',
        expect.objectContaining({ id: 'orchard', startTime: slot?.startTime, packageId: 'mini', addons }),
      ),
    )
    await canvas.findByText(/The price changed while you were booking/)
    await expect(args.go).not.toHaveBeenCalled()
  },
}

const changed = 'Your choice was changed in another tab or on another device.'
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** It stands above, and is said; the focus stays where it is. */
async function isTold(canvas: Canvas) {
  const notice = await canvas.findByText(changed, { ignore: '[role="status"]' })
  await waitFor(() =>
    expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(changed),
  )
  await expect(notice.closest('[tabindex]')).not.toHaveFocus()
}

/** Chosen on another device under the same hold: the server's word stands here too, instead of being waited for. */
export const ChosenOnAnotherDevice: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', addons: [] }),
    elsewhere: undefined,
    state: chosen,
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Updating…')
    await waitFor(() => expect(canvas.queryAllByText('Updating…')).toEqual([]))
    await expect(canvas.getAllByText('$303.64')[0]).toBeInTheDocument()
    await isTold(canvas)
  },
}

/** Chosen in another tab of the same booking. */
export const ChosenInAnotherTab: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', addons: [] }),
    elsewhere: record,
    state: chosen,
  },
  play: async ({ canvas }) => {
    await isTold(canvas)
    await expect(canvas.queryByRole('button', { name: 'Take it back here' })).toBeNull()
  },
}

const bare = {
  ...chosen,
  addons: [],
  quote: makeQuote({ lines: [line('package', 'Mini', '195.00')] }),
}

/** Chosen on another device since this one last looked: what its order is of stands in the summary, too. */
export const OrderedOnAnotherDevice: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', addons: [], customer: anna }),
    elsewhere: undefined,
    answers: {
      'GET /api/public/bookings/s1': { inTurn: [{ data: makeState(bare) }, { data: makeState(chosen) }] },
      'POST /api/public/orders': { data: makeOrder() },
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByText('$211.09')[0]).toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments'))
    await waitFor(() => expect(canvas.getAllByText('$303.64')[0]).toBeInTheDocument())
    await expect(canvas.queryByText('$211.09')).toBeNull()
    await isTold(canvas)
  },
}

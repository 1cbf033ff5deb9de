import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeContract } from '../../testing/contract-fixture.ts'
import { makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { ContractStep } from './sign-contract.tsx'

const ID = 'order-order-order-order-1'
const AT = `/api/public/orders/${ID}/sign-contract/agreement`
const gone = { status: 404, error: 'not_found', message: 'Not found' }

/**
 * A contract of an order that was left for so long that the server has dropped it.
 *
 * **When to choose it.** Look at it for the way back to who books; Sign contract has the rest.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Sign contract, order gone',
  component: StepStory,
  args: {
    step: 'sign-contract',
    children: <ContractStep />,
    service: makeService({ contractTemplates: [{ id: 'agreement', name: 'Session agreement' }] }),
    record: makeRecord({ selectedPackage: 'mini', orderId: ID }),
    state: { packageId: 'mini', quote: makeQuote() },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const ASKED_AGAIN = ['/services/orchard-light-minis/your-information', { replace: true }] as const

/** Who books is asked again. */
export const Opened: Story = {
  args: { answers: { [`GET ${AT}`]: gone, [`GET /api/public/orders/${ID}`]: gone } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(...ASKED_AGAIN))
    await expect(canvas.queryByText('Not found')).toBeNull()
  },
}

/** It went while the contract was read. */
export const Signed: Story = {
  args: {
    answers: {
      [`GET ${AT}`]: { data: makeContract() },
      [`PATCH ${AT}`]: gone,
      [`GET /api/public/orders/${ID}`]: gone,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(...ASKED_AGAIN))
  },
}

/** One contract is not there, while its order stands: that is said, with another try. */
export const ContractGone: Story = {
  args: { answers: { [`GET ${AT}`]: gone, [`GET /api/public/orders/${ID}`]: { data: makeOrder() } } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Not found')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

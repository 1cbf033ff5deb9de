import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StepGate } from '../../frame/step-gate.tsx'
import { makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { ContractStep } from './sign-contract.tsx'

const agreement = { id: 'agreement', name: 'Session agreement' }
const release = { id: 'release', name: 'Model release' }
const record = makeRecord({
  selectedPackage: 'mini',
  orderId: 'order-order-order-order-1',
  signedContracts: ['agreement'],
})
const SECOND = '/services/orchard-light-minis/sign-contract/2'

/**
 * Two contracts, the first of them signed.
 *
 * **When to choose it.** Review that every way to what is missing leads to the second; Sign contract shows the contracts.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Contracts in order',
  component: StepStory,
  args: {
    step: 'sign-contract',
    service: makeService({ contractTemplates: [agreement, release] }),
    state: { packageId: 'mini' },
    record,
    answers: {
      'GET /api/public/orders/order-order-order-order-1': {
        data: makeOrder({
          signContracts: [
            { ...agreement, signedDate: '2030-01-15T10:02:00.000Z', countersignedDate: null },
            { ...release, signedDate: null, countersignedDate: null },
          ],
        }),
      },
    },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** An address that names no contract. */
export const NoSuchContract: Story = {
  args: { children: <ContractStep named="99" /> },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(SECOND, { replace: true }))
  },
}

/** The same where this browser knows of no signature yet: the order does. */
export const PaymentsTooEarly: Story = {
  args: {
    step: 'payments',
    record: { ...record, signedContracts: [] },
    children: (
      <StepGate step="payments">
        <p>Checkout</p>
      </StepGate>
    ),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(SECOND, { replace: true }))
  },
}

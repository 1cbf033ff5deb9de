import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeContract, makeRelease, makeSignature } from '../../booking/testing/contract-fixture.ts'
import { makeRecord } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ContractOfOrder } from './shoots-contract.tsx'

const AT = '/api/public/orders/order-order-order-order-1/sign-contract'
const signedDate = '2030-01-15T10:02:00.000Z'
const due = { id: 'agreement', name: 'Session agreement', signedDate: null, countersignedDate: null }
const release = { ...due, id: 'release', name: 'Model release', signedDate }
const moved = {
  supersededDate: '2030-01-10T10:00:00.000Z',
  changes: [{ field: 'date' as const, before: 'Sat, Jan 19, 2030', after: 'Sat, Jan 26, 2030' }],
}
const one = makeOrder({ status: 'BOOKED', signContracts: [due] })
const two = makeOrder({ status: 'BOOKED', signContracts: [due, release] })

/**
 * A contract of a booking that stands: to be read again, or signed once more where the booking changed.
 *
 * **When to choose it.** Letters and the Finish page lead to it.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Contract',
  component: ShootsStory,
  args: {
    page: 'sign-contract',
    order: one,
    children: <ContractOfOrder />,
    answers: {
      [`GET ${AT}/agreement`]: { data: makeContract(moved) },
      [`PATCH ${AT}/agreement`]: { data: makeContract({ signature: makeSignature(), nextId: null }) },
    },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

/** After the last one the way leads back to the booking. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contract' })).toBeVisible()
    await expect(await canvas.findByText(/^The date was moved/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Signed by Anna Berg/ })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute(
      'href',
      `/shoots/${one.id}`,
    )
  },
}

/** An address that names no contract leads to the first that waits. */
export const NoSuchContract: Story = {
  args: { children: <ContractOfOrder named="abc" /> },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith(`/shoots/${one.id}/sign-contract/1`, { replace: true }),
    )
  },
}

/** What was typed before a reload stands there again; that of another booking does not. */
export const TypedBefore: Story = {
  args: {
    record: makeRecord({
      signing: { orderId: one.id, contractId: 'agreement', fields: { fullName: 'Anna Maria Berg' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your full name')).toHaveValue('Anna Maria Berg')
  },
}

export const TypedElsewhere: Story = {
  args: {
    record: makeRecord({
      signing: { orderId: null, contractId: 'agreement', fields: { fullName: 'Anna Maria Berg' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your full name')).toHaveValue('')
  },
}

/** Signed ones are read again, never edited. */
export const SecondOfTwo: Story = {
  args: {
    order: two,
    named: '2',
    children: <ContractOfOrder named="2" />,
    answers: {
      [`GET ${AT}/release`]: {
        data: makeRelease({ id: 'release', number: 2, count: 2, nextId: null, signature: makeSignature() }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contract 2 of 2' })).toBeVisible()
    await expect(await canvas.findByText('Declined')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign contract' })).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** After the first of two comes the second. */
export const FirstOfTwo: Story = {
  args: {
    order: makeOrder({ status: 'BOOKED', signContracts: [due, { ...release, signedDate: null }] }),
    named: '1',
    children: <ContractOfOrder named="1" />,
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({ count: 2, signature: makeSignature(), nextId: 'release' }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      `/shoots/${two.id}/sign-contract/2`,
    )
  },
}

/** The second one waits for the first. */
export const OutOfOrder: Story = {
  args: {
    order: two,
    named: '2',
    children: <ContractOfOrder named="2" />,
    answers: {
      [`GET ${AT}/release`]: {
        data: makeRelease({ id: 'release', number: 2, count: 2, nextId: 'agreement' }),
      },
    },
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.go).toHaveBeenCalledWith(`/shoots/${two.id}/sign-contract/1`, { replace: true }),
    )
  },
}

/** A booking without contracts has no such page. */
export const None: Story = {
  args: { order: makeOrder({ status: 'BOOKED' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${one.id}`, { replace: true }))
  },
}

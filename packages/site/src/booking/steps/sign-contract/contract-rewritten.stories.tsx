import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeRelease, makeSignature } from '../../testing/contract-fixture.ts'
import { makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { ContractStep } from './sign-contract.tsx'

const AT = '/api/public/orders/order-order-order-order-1/sign-contract'

/**
 * A release that the studio writes anew while it is read.
 *
 * **When to choose it.** Review that the text on the page is the one that is answered and signed.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Contract, other clauses',
  component: StepStory,
  args: {
    step: 'sign-contract',
    children: <ContractStep />,
    service: makeService({ contractTemplates: [{ id: 'agreement', name: 'Session agreement' }] }),
    record: makeRecord({ selectedPackage: 'mini', orderId: 'order-order-order-order-1' }),
    state: { packageId: 'mini', quote: makeQuote() },
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const release = makeRelease()
const otherClauses = {
  ...release,
  body: release.body.replace('{{choice print}}', '{{choice album}}'),
  fingerprint: '51c09f3a'.repeat(8),
}

/** The new text asks another clause: that is what is answered and signed, beside what was answered before. */
export const OtherClausesMeanwhile: Story = {
  args: {
    answers: {
      'GET /api/public/orders/order-order-order-order-1': { data: makeOrder() },
      [`GET ${AT}/agreement`]: { inTurn: [{ data: release }, { data: otherClauses }] },
      [`PATCH ${AT}/agreement`]: {
        inTurn: [
          { status: 409, error: 'contract_changed', message: 'This contract was changed meanwhile.' },
          { data: makeRelease({ signature: makeSignature(), nextId: null }) },
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    const sign = async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    }
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    for (const agree of canvas.getAllByRole('radio', { name: 'I agree' })) await userEvent.click(agree)
    await sign()
    const news = await canvas.findByText(/^The studio changed this contract/)
    await waitFor(() => expect(news.closest('[tabindex]')).toHaveFocus())
    await userEvent.click(canvas.getAllByRole('radio', { name: 'I decline' })[1] as HTMLElement)
    await sign()
    await canvas.findByRole('heading', { name: /^Signed by Anna Berg/ })
    await expect(args.heard).toHaveBeenLastCalledWith(
      `PATCH ${AT}/agreement`,
      expect.objectContaining({
        choices: [
          { id: 'screen', isAgreed: true },
          { id: 'album', isAgreed: false },
        ],
      }),
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { longBody, makeContract, makeSignature } from '../../testing/contract-fixture.ts'
import { makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { ContractStep } from './sign-contract.tsx'
import { draw, isDrawn } from './story-pen.ts'

const anna = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' }
const AT = '/api/public/orders/order-order-order-order-1/sign-contract'
const agreement = { id: 'agreement', name: 'Session agreement' }
const release = { id: 'release', name: 'Model release' }
const signed = makeContract({ signature: makeSignature(), nextId: null })

/**
 * A contract’s text and the signature under it; once signed, its receipt.
 *
 * **When to choose it.** A service asks for a contract: one after the other, before the questions and the payment.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Sign contract',
  component: StepStory,
  args: {
    step: 'sign-contract',
    children: <ContractStep />,
    service: makeService({ contractTemplates: [agreement] }),
    record: makeRecord({ selectedPackage: 'mini', customer: anna, orderId: 'order-order-order-order-1' }),
    state: { packageId: 'mini', quote: makeQuote() },
    answers: {
      [`GET ${AT}/agreement`]: { data: makeContract() },
      [`PATCH ${AT}/agreement`]: { data: signed },
      'GET /api/public/orders/order-order-order-order-1': { data: makeOrder() },
    },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Session agreement' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the signature' })).toHaveAttribute(
      'href',
      '#signature',
    )
    await expect(canvas.getByText('Jan 15, 2030', { exact: false })).toBeVisible()
  },
}

/** What is typed stands above the line as it will be signed. */
export const Typed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await expect(canvas.getByText('Anna Berg')).toBeVisible()
  },
}

/** Typed, agreed to, signed: the receipt takes the place of the form, and the focus. */
export const TypedAndSigned: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg{Tab}{Tab}')
    await expect(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Signed by Anna Berg/ })).toHaveFocus())
    await expect(canvas.queryByLabelText('Your full name')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments')
  },
}

/** A name alone is no signature: what is missing is said, and the focus is there. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign contract' }))
    await expect(await canvas.findAllByText('This field cannot be left blank')).toHaveLength(2)
    await expect(canvas.getByLabelText('Your full name')).toHaveFocus()
  },
}

export const OtherName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Ole Berg')
    await expect(canvas.getByText('You entered Anna Berg before. Is that right?')).toBeVisible()
  },
}

/** A dot is no signature; Clear takes back what was drawn. */
export const Drawn: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('tab', { name: 'Draw' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await draw(canvas.getByRole('img', { name: 'Nothing drawn yet' }), [[20, 40]])
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await waitFor(() => expect(canvas.getByText('This field cannot be left blank')).toBeVisible())
    const paper = canvas.getByRole('group', { name: /To sign with the keyboard, choose Type\.$/ })
    await waitFor(() => expect(paper).toHaveFocus())
    await expect(paper).toHaveAccessibleDescription('This field cannot be left blank')
    const wave = Array.from({ length: 30 }, (_, at) => [30 + at * 7, 90 + Math.sin(at / 2) * 40] as const)
    await draw(canvas.getByRole('img', { name: 'Nothing drawn yet' }), wave)
    await isDrawn(canvas, wave.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await draw(await canvas.findByRole('img', { name: 'Nothing drawn yet' }), wave)
    await isDrawn(canvas, wave.length)
    await waitFor(() => expect(canvas.queryByText('This field cannot be left blank')).toBeNull())
  },
}

export const Receipt: Story = {
  tags: ['visual'],
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: {
          ...signed,
          signature: makeSignature({
            countersignedName: 'Wren',
            countersignedDate: '2030-01-15T10:02:00.000Z',
          }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Signed by Anna Berg, Jan 15, 2030, 4:02\u00A0AM\u00A0CST',
      }),
    ).toBeVisible()
    await expect(canvas.getByText(/has signed too\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Check this signature' })).toHaveAttribute(
      'href',
      `/contracts/verify#${'9f3a51c0'.repeat(8)}`,
    )
    // What can be done with a receipt looks alike.
    const acts = [/^Check this signature/, /^Print or save/].map((act) =>
      getComputedStyle(canvas.getByText(act)),
    )
    await expect(acts[0]!.font + acts[0]!.textTransform).toBe(acts[1]!.font + acts[1]!.textTransform)
  },
}

export const DrawnReceipt: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: {
          ...signed,
          signature: makeSignature({ kind: 'DRAWN', drawing: 'M10 80L40 20L60 90L90 30L150 70' }),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const drawn = await canvas.findByRole('img', { name: 'Anna Berg' })
    await expect(drawn).toHaveStyle({ forcedColorAdjust: 'auto' })
  },
}

export const Superseded: Story = {
  tags: ['visual'],
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({
          supersededDate: '2030-01-15T09:58:00.000Z',
          termsVersion: 2,
          changes: [
            { field: 'package', before: 'Mini Plus', after: 'Mini' },
            { field: 'fee', before: '$390.24', after: '$303.64' },
          ],
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You changed the package/)).toBeVisible()
    await expect(canvas.getByText('Total: was $390.24, now $303.64')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Go to the signature' })
    const above = link.parentElement!.previousElementSibling!.getBoundingClientRect().bottom
    await expect(link.getBoundingClientRect().top - above).toBeGreaterThan(0)
    await expect(await canvas.findByText(/Your earlier signature is kept on record\.$/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: { data: makeContract() },
      [`PATCH ${AT}/agreement`]: { status: 503, error: 'unavailable', message: 'Service Unavailable' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await expect(await canvas.findByText(/Service Unavailable/)).toBeVisible()
    await expect(canvas.getByLabelText('Your full name')).toHaveValue('Anna Berg')
  },
}

const two = makeService({ contractTemplates: [agreement, release] })

/** The second one waits for the first. */
export const OutOfOrder: Story = {
  args: {
    service: two,
    children: <ContractStep named="2" />,
    answers: {
      [`GET ${AT}/release`]: { data: makeContract({ ...release, number: 2, count: 2, nextId: 'agreement' }) },
    },
  },
  play: async ({ args }) => {
    const first = '/services/orchard-light-minis/sign-contract/1'
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(first, { replace: true }))
  },
}

/** After the first comes the second, after that the next step. */
export const FirstOfTwo: Story = {
  args: {
    service: two,
    place: { number: 1, count: 2 },
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({ count: 2, signature: makeSignature(), nextId: 'release' }),
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign contract 1 of 2' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/sign-contract/2')
  },
}

export const SixtyClauses: Story = {
  args: { answers: { [`GET ${AT}/agreement`]: { data: makeContract({ body: longBody }) } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Session agreement' })
  },
}

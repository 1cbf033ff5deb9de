import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '@bellows/ui'
import { makeContract, makeRelease, makeSignature } from '../../testing/contract-fixture.ts'
import { makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { ContractStep } from './sign-contract.tsx'
import { draw, isDrawn } from './story-pen.ts'

const AT = '/api/public/orders/order-order-order-order-1/sign-contract'
const releaseAnswers = {
  [`GET ${AT}/agreement`]: { data: makeRelease() },
  [`PATCH ${AT}/agreement`]: { data: makeRelease({ signature: makeSignature(), nextId: null }) },
}

/**
 * A contract that asks clause by clause, and one that says otherwise than the one that was signed.
 *
 * **When to choose it.** A model release, whose clauses may be declined; a booking that changed after it was signed.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Contract clauses',
  component: StepStory,
  args: {
    step: 'sign-contract',
    children: <ContractStep />,
    service: makeService({ contractTemplates: [{ id: 'agreement', name: 'Session agreement' }] }),
    record: makeRecord({ selectedPackage: 'mini', orderId: 'order-order-order-order-1' }),
    state: { packageId: 'mini', quote: makeQuote() },
    answers: { 'GET /api/public/orders/order-order-order-order-1': { data: makeOrder() } },
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** The studio wants it drawn: that comes first, and typing stays open to who can't draw. */
export const DrawingAskedFor: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: { data: makeContract({ asksDrawing: true }) },
      [`PATCH ${AT}/agreement`]: { data: makeContract({ signature: makeSignature(), nextId: null }) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await expect(canvas.getByRole('tab', { name: 'Draw', selected: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await expect(await canvas.findByText('This field cannot be left blank')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Type' }))
    await waitFor(() => expect(canvas.getByText(/^The studio asks for a drawn signature/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await canvas.findByRole('heading', { name: /^Signed by Anna Berg/ })
  },
}

/** The text was edited while it was read: nothing is signed, what was typed stays, and the news has the focus. */
export const EditedMeanwhile: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: { data: makeContract() },
      [`PATCH ${AT}/agreement`]: {
        status: 409,
        error: 'contract_changed',
        message: 'This contract was changed meanwhile. Please read it once more.',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    const news = await canvas.findByText(/^The studio changed this contract/)
    await waitFor(() => expect(news.closest('[tabindex]')).toHaveFocus())
    await expect(canvas.getByLabelText('Your full name')).toHaveValue('Anna Berg')
  },
}

export const MovedDate: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({
          supersededDate: '2030-01-15T09:58:00.000Z',
          changes: [
            { field: 'date', before: 'Sat, Jan 26, 2030', after: 'Sun, Jan 27, 2030' },
            { field: 'payments', before: '$195.00 on Jan 26.', after: '$195.00 on Jan 27.' },
          ],
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The date was moved/)).toBeVisible()
    await expect(canvas.getByText('Date: was Sat, Jan 26, 2030, now Sun, Jan 27, 2030')).toBeVisible()
    await expect(
      canvas.getByText('Payments: was “$195.00 on Jan 26.”, now “$195.00 on Jan 27.”'),
    ).toBeVisible()
  },
}

/** The hour alone is another. */
export const MovedTime: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({
          supersededDate: '2030-01-15T09:58:00.000Z',
          changes: [{ field: 'time', before: '9:00\u00A0AM\u00A0CST', after: '10:00\u00A0AM\u00A0CST' }],
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The time was moved/)).toBeVisible()
    await expect(canvas.queryByText(/^The date was moved/)).toBeNull()
  },
}

export const Rewritten: Story = {
  args: {
    answers: {
      [`GET ${AT}/agreement`]: {
        data: makeContract({ supersededDate: '2030-01-15T09:58:00.000Z', isRewritten: true }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The studio wrote this contract anew/)).toBeVisible()
  },
}

/** A release asks clause by clause, and for a guardian; nothing is agreed to by leaving it out. */
export const AgreeOrDecline: Story = {
  tags: ['visual'],
  args: { answers: releaseAnswers },
  play: async ({ canvas, args }) => {
    const choices = await canvas.findAllByRole('radiogroup', { name: 'Do you agree to this clause?' })
    await expect(choices).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('Your full name'), 'Anna Berg')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await expect(await canvas.findAllByText('This field cannot be left blank')).toHaveLength(2)
    const [agree] = canvas.getAllByRole('radio', { name: 'I agree' })
    await waitFor(() => expect(agree).toHaveFocus())
    await userEvent.click(agree as HTMLElement)
    await userEvent.click(canvas.getAllByRole('radio', { name: 'I decline' })[1] as HTMLElement)
    await userEvent.type(canvas.getByLabelText(/^Parent or guardian’s name/), 'Ole Berg')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign contract' }))
    await expect(await canvas.findByRole('heading', { name: /^Signed by Anna Berg/ })).toBeVisible()
    await expect(args.heard).toHaveBeenCalledWith(
      `PATCH ${AT}/agreement`,
      expect.objectContaining({
        guardian: 'Ole Berg',
        choices: [
          { id: 'screen', isAgreed: true },
          { id: 'print', isAgreed: false },
        ],
      }),
    )
  },
}

/** The step, and a way to come to it anew. */
function Reopened() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
      <ContractStep key={visit} />
    </>
  )
}

/** What was typed and answered stands there again; consent is given anew. */
export const ComeBack: Story = {
  args: { answers: releaseAnswers, children: <Reopened /> },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Anna Berg')
    await userEvent.type(canvas.getByLabelText(/^Parent or guardian’s name/), 'Ole Berg')
    await userEvent.click(canvas.getAllByRole('radio', { name: 'I decline' })[1] as HTMLElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByLabelText('Your full name')).toHaveValue('Anna Berg')
    await expect(canvas.getByLabelText(/^Parent or guardian’s name/)).toHaveValue('Ole Berg')
    await expect(canvas.getAllByRole('radio', { name: 'I decline' })[1]).toBeChecked()
    await expect(canvas.getAllByRole('radio', { name: 'I agree' })[0]).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' })).not.toBeChecked()
  },
}

/** So does what was drawn, at the way of signing that it was begun by. */
export const ComeBackDrawn: Story = {
  args: { answers: { [`GET ${AT}/agreement`]: { data: makeContract() } }, children: <Reopened /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Draw' }))
    await draw(await canvas.findByRole('img', { name: 'Nothing drawn yet' }), [
      [20, 40],
      [60, 80],
      [90, 30],
    ])
    await isDrawn(canvas, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByRole('tab', { name: 'Draw', selected: true })).toBeVisible()
    await isDrawn(canvas, 3)
    await userEvent.click(canvas.getByRole('tab', { name: 'Type' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByRole('tab', { name: 'Type', selected: true })).toBeVisible()
  },
}

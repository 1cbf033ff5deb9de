import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeRecord } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { everyQuestion, makeQuestionnaire, someAnswers } from '../../booking/testing/questionnaire-fixture.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsQuestionnaire } from './shoots-questionnaire.tsx'

const PATH = '/api/public/orders/order-order-order-order-1'
const SAVE = `PATCH ${PATH}/questionnaire`
const asked = makeOrder({ status: 'BOOKED', questionnaire: makeQuestionnaire() })
const answers = [...someAnswers(), { id: 'pet', contents: ['No'] }]
const done = makeOrder({ status: 'BOOKED', questionnaire: makeQuestionnaire({ answers }) })

/**
 * The studio’s questions after a booking stands: saved as they are answered, closed a day before the shoot.
 *
 * **When to choose it.** Its address is in the letters and on the Finish page, until all is answered.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Questionnaire',
  component: ShootsStory,
  args: {
    page: 'questionnaire',
    order: asked,
    children: <ShootsQuestionnaire />,
    answers: { [SAVE]: { data: done } },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 5 answered')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your booking' })).toHaveAttribute(
      'href',
      `/shoots/${asked.id}`,
    )
    await expect(canvas.queryByRole('link', { name: 'Back' })).toBeNull()
  },
}

/** What was answered before stands there; what is missing is told when it is sent. */
export const Incomplete: Story = {
  args: {
    order: makeOrder({ status: 'BOOKED', questionnaire: makeQuestionnaire({ answers: someAnswers() }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 5 answered')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
    await expect(await canvas.findByText('This field cannot be left blank')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/Is a pet coming along/)).toHaveFocus())
  },
}

/** More than fits was typed before a reload: it stands there still. */
export const TooLong: Story = {
  args: {
    record: makeRecord({
      orderAnswers: [
        { orderId: asked.id, answers: [{ id: 'relax', contents: ['Dinosaurs. '.repeat(100)] }] },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/helps your child relax/)).toHaveValue(
      'Dinosaurs. '.repeat(100),
    )
  },
}

export const Sent: Story = {
  args: { order: done },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5 answered')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }))
    const thanks = await canvas.findByText(
      'Thank you. You can change answers until Jan 25, 2030, 9:00 AM CST.',
    )
    await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus())
  },
}

export const EveryType: Story = {
  args: {
    order: makeOrder({ status: 'BOOKED', questionnaire: makeQuestionnaire({ questions: everyQuestion() }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 16 answered')).toBeVisible()
  },
}

/** Within the day before which answers are closed. */
const today = { ...makeOrder().shoots[0]!, shootTime: '2030-01-15T15:00:00Z' }

export const Closed: Story = {
  tags: ['visual'],
  args: {
    order: makeOrder({
      status: 'BOOKED',
      shoots: [today],
      questionnaire: makeQuestionnaire({ answers: someAnswers(), editableUntil: '2030-01-14T15:00:00.000Z' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Answers are closed since Jan 14, 2030\./)).toBeVisible()
    await expect(canvas.getByText('Not answered')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send answers' })).toBeNull()
  },
}

export const AfterTheShoot: Story = {
  args: {
    order: makeOrder({
      status: 'SHOOTED',
      questionnaire: makeQuestionnaire({ questions: everyQuestion(), editableUntil: null, answers }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Answers are closed\./)).toBeVisible()
  },
}

/** A booking that does not stand has no questions: Finish says how it stands. */
export const Cancelled: Story = {
  args: { order: { ...asked, status: 'CANCELLED' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${asked.id}`, { replace: true }))
  },
}

export const Loading: Story = {
  args: { answers: { [`GET ${PATH}`]: { isPending: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Questionnaire' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    answers: { [`GET ${PATH}`]: { status: 503, error: 'unavailable', message: 'Service Unavailable' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

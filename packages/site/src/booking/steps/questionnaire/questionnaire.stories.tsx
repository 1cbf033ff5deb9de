import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { Button } from '@bellows/ui'
import { makeAvailability, makeQuote, makeRecord, makeService } from '../../testing/fixtures.ts'
import { asking, ORDER, TEMPLATE } from '../../testing/questionnaire-answers.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { everyQuestion, fiveQuestions, makeQuestionnaire } from '../../testing/questionnaire-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { Questionnaire } from './questionnaire.tsx'

/**
 * What the studio needs to know, asked before the booking stands; every answer is saved as it is given.
 *
 * **When to choose it.** A service has questions, and they are not for after the booking.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Questionnaire',
  component: StepStory,
  args: {
    step: 'questionnaire',
    children: <Questionnaire />,
    service: makeService({ questionnaire: { questions: fiveQuestions() } }),
    record: makeRecord({ selectedPackage: 'mini', orderId: 'order-order-order-order-1' }),
    state: { packageId: 'mini', quote: makeQuote() },
    answers: asking(),
    go: fn(),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Who is coming/ })).toBeVisible()
    await expect(canvas.queryByText(/answered$/)).toBeNull()
  },
}

/** Saved on leaving a field, and only what is whole. */
export const SavedAsYouGo: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna, 34, and Ole, 3')
    await userEvent.tab()
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(args.heard).toHaveBeenCalledWith(
      `PATCH ${ORDER}/questionnaire`,
      expect.objectContaining({ answers: [{ id: 'who', contents: ['Anna, 34, and Ole, 3'] }] }),
    )
  },
}

const called = everyQuestion().filter(({ type }) => type === 'PHONE_NUMBER')
const plain = makeQuestionnaire({
  questions: called,
  answers: [{ id: 'phone', contents: ['312 555-0111'] }],
})

/** The server keeps a number without its brackets: what is typed stays, and no other window has answered. */
export const PhoneInBrackets: Story = {
  args: {
    service: makeService({ questionnaire: { questions: called } }),
    answers: {
      ...asking(called),
      [`PATCH ${ORDER}/questionnaire`]: { data: makeOrder({ questionnaire: plain }) },
    },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/Whom do we call/)
    await userEvent.type(field, '(312) 555-0111')
    await userEvent.tab()
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(field).toHaveValue('(312) 555-0111')
    await expect(canvas.queryByRole('button', { name: 'Restore what you typed here' })).toBeNull()
  },
}

/** What is missing is told all at once, with the focus on the first. */
export const Errors: Story = {
  tags: ['visual'],
  args: { answers: asking(fiveQuestions(), 'Anna') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findAllByText('This field cannot be left blank')).toHaveLength(4)
    await waitFor(() => expect(canvas.getByLabelText(/helps your child relax/)).toHaveFocus())
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

export const EveryType: Story = {
  tags: ['visual'],
  args: {
    service: makeService({ questionnaire: { questions: everyQuestion() } }),
    answers: asking(everyQuestion()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Anything else/)).toBeVisible()
    await expect(canvas.getAllByRole('radiogroup').length).toBeGreaterThan(2)
  },
}

/** Without a network what was typed waits on the device. */
export const KeptOnThisDevice: Story = {
  tags: ['visual'],
  args: {
    answers: {
      ...asking(),
      [`PATCH ${ORDER}/questionnaire`]: { status: 503, error: 'unavailable', message: 'Service Unavailable' },
    },
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna, 34, and Ole, 3')
    await userEvent.tab()
    await expect((await canvas.findAllByText(/^Saved on this device only/))[0]).toBeVisible()
  },
}

/** More than fits was typed before a reload: it stands there still, and Continue says what is wrong with it. */
export const TooLong: Story = {
  args: {
    record: makeRecord({
      selectedPackage: 'mini',
      orderId: 'order-order-order-order-1',
      answers: [{ id: 'relax', contents: ['Dinosaurs. '.repeat(100)] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/helps your child relax/)).toHaveValue(
      'Dinosaurs. '.repeat(100),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Please enter at most 1024 characters')).toBeVisible()
  },
}

const lineIsGone = () => {
  throw new TypeError('Failed to fetch')
}

/** The line is back by the browser’s word before anything answers: what waits is sent anew without a press. */
export const LineNotQuiteBack: Story = {
  play: async ({ canvas, args }) => {
    mocked(args.heard!).mockImplementationOnce(lineIsGone).mockImplementationOnce(lineIsGone)
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna, 34, and Ole, 3')
    await userEvent.tab()
    await expect((await canvas.findAllByText(/^Not saved/))[0]).toBeVisible()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.heard).toHaveBeenCalledTimes(2))
    await expect(await canvas.findByText('Saved', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const NotSaved: Story = {
  args: {
    answers: {
      ...asking(),
      [`PATCH ${ORDER}/questionnaire`]: { status: 503, error: 'unavailable', message: 'Service Unavailable' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna')
    await userEvent.tab()
    await expect((await canvas.findAllByText('Not saved: Service Unavailable'))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByLabelText(/Who is coming/)).toHaveValue('Anna')
  },
}

export const NotSavedInPortuguese: Story = {
  ...NotSaved,
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna')
    await userEvent.tab()
    await expect((await canvas.findAllByText(/: Serviço indisponível$/))[0]).toBeVisible()
  },
}

/** The studio lets a visitor with many questions go on: what is there is sent, and only what is wrong is held back. */
export const MayBeFinishedLater: Story = {
  args: {
    studio: { bookingAvailability: makeAvailability({ mayAnswerLater: true }) },
    service: makeService({ questionnaire: { questions: everyQuestion() } }),
    answers: asking(everyQuestion(), 'Anna'),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna')
    await expect(canvas.getByText('You can finish this after booking.')).toBeVisible()
    await expect(canvas.queryByText('All fields are required')).toBeNull()
    const mail = canvas.getByLabelText(/Whom do we send the gallery to/)
    await userEvent.type(mail, 'anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Please enter the correct email format')).toBeVisible()
    await userEvent.clear(mail)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments'))
  },
}

/** Eight questions or fewer are answered in the flow, whatever the studio allows. */
export const FewAreAnsweredNow: Story = {
  args: { studio: { bookingAvailability: makeAvailability({ mayAnswerLater: true }) } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Who is coming/)
    await expect(canvas.queryByText('You can finish this after booking.')).toBeNull()
  },
}

/** The step, and a way to be led back to it. */
function LedBack() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
      <Questionnaire key={visit} />
    </>
  )
}

const template = (count: number) => ({
  data: { questions: fiveQuestions().slice(0, count), isAfterBookingQuestionnaire: false },
})

/** The studio has asked more since the step was left: who is led back to it by Checkout finds what is missing. */
export const AskedMoreMeanwhile: Story = {
  args: {
    children: <LedBack />,
    answers: { ...asking(), [TEMPLATE]: { inTurn: [template(4), template(5)] } },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Is a pet coming along/)
    await expect(canvas.queryByText(/May we show a picture/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await canvas.findByText(/May we show a picture/)
  },
}

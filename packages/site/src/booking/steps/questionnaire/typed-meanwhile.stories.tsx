import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test'
import { makeQuote, makeRecord, makeService, makeSlot, makeState } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { asking, ORDER } from '../../testing/questionnaire-answers.ts'
import { fiveQuestions, makeQuestionnaire } from '../../testing/questionnaire-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { lateAnswer } from '../../testing/story-world.tsx'
import { Questionnaire } from './questionnaire.tsx'

const addons = [{ id: 'more', quantity: 1 }]
const chosen = { packageId: 'mini', addons, quote: makeQuote() }

/**
 * What is typed while the server is asked for something else.
 *
 * **When to choose it.** For answers that come late; what the step looks like stands beside it.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Questionnaire, typed meanwhile',
  component: StepStory,
  args: {
    step: 'questionnaire',
    children: <Questionnaire />,
    service: makeService({ questionnaire: { questions: fiveQuestions() } }),
    record: makeRecord({ selectedPackage: 'mini', addons, orderId: 'order-order-order-order-1' }),
    heard: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const until = (lockoutEnd: string) => ({ ...chosen, lockoutEnd })
const moreTime = lateAnswer({ data: makeState(until('2030-01-15T10:16:40Z')) })
type Canvas = ReturnType<typeof within>
const typesWhileAsked = async (canvas: Canvas, late: typeof moreTime, isAnswered: () => Promise<unknown>) => {
  await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna, 34, and Ole, 3')
  await waitFor(late.give)
  await isAnswered()
  await userEvent.tab()
  await expect(await canvas.findByText('Saved')).toBeVisible()
}

/** What is typed while more time is asked for is sent all the same. */
export const TypedWhileMoreTimeIsAsked: Story = {
  args: {
    state: until('2030-01-15T10:01:40Z'),
    answers: { ...asking(), 'PATCH /api/public/bookings/s1/lockout-end': moreTime.answer },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes! I need more time' }))
    // What it costs does not change with it.
    await expect(canvas.queryAllByText('Updating…')).toEqual([])
    await typesWhileAsked(canvas, moreTime, () => canvas.findByText(/17 minutes left/))
  },
}

const both = makeQuestionnaire({
  answers: [
    { id: 'who', contents: ['Anna, 34, and Ole, 3'] },
    { id: 'pet', contents: ['A dog'] },
  ],
})
/** Longer than what is typed rests before it is sent. */
const RESTED = 1500

/** What another device has answered meanwhile comes with the own answer, and is not sent back: it may be newer there by then. */
export const AnsweredOnAnotherDevice: Story = {
  args: {
    state: chosen,
    answers: { ...asking(), [`PATCH ${ORDER}/questionnaire`]: { data: makeOrder({ questionnaire: both }) } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Who is coming/), 'Anna, 34, and Ole, 3')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(/Is a pet coming/)).toHaveValue('A dog'))
    await new Promise((resolve) => setTimeout(resolve, RESTED))
    const sent = mocked(args.heard!).mock.calls.map(([, body]) => JSON.stringify(body))
    await expect(sent.filter((body) => body.includes('A dog'))).toEqual([])
  },
}

const EDITED = '2030-01-15T09:59:00Z'
const edited = { ...chosen, serviceUpdatedDate: EDITED, slot: makeSlot({ serviceUpdatedDate: EDITED }) }
const refreshed = lateAnswer({ data: { ...makeState(edited), holdToken: 'token-token-token-token-1' } })

/** What is typed while an edited service is priced anew is sent all the same. */
export const TypedWhilePricedAnew: Story = {
  args: {
    state: { ...chosen, serviceUpdatedDate: EDITED },
    answers: {
      ...asking(),
      'PATCH /api/public/bookings/s1/hold-slot': refreshed.answer,
      'POST /api/public/orders': { data: makeOrder({ questionnaire: makeQuestionnaire() }) },
    },
  },
  play: async ({ canvas, args }) => {
    await typesWhileAsked(canvas, refreshed, () =>
      waitFor(() => expect(args.heard).toHaveBeenCalledWith('POST /api/public/orders', expect.anything())),
    )
  },
}

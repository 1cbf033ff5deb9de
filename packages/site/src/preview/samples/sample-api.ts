import { addonChoiceSchema, idSchema } from '@bellows/domain'
import * as z from 'zod/mini'
import type { ApiFetch } from '../../router-context.ts'
import { SAMPLE_ORDER, SAMPLE_TOKEN, sampleChoice, sampleState, type Sample } from './sample-booking.ts'
import { sampleContract, sampleOrder } from './sample-order.ts'
import { SAMPLE_CONTRACT, SAMPLE_SLUG, sampleDates } from './sample-service.ts'

const choiceSchema = z.object({
  packageId: z.optional(idSchema),
  addons: z.optional(z.array(addonChoiceSchema)),
})

/** What is chosen in a step is reckoned here, where the server would. */
function held(sample: Sample, body: unknown) {
  const { packageId, addons } = choiceSchema.parse(JSON.parse(String(body)))
  const choice = {
    packageId: packageId ?? sampleChoice.packageId,
    addons: addons ?? sampleChoice.addons,
  }
  return { ...sampleState(sample, choice), holdToken: SAMPLE_TOKEN }
}

const payment = {
  feeCollection: 'COLLECT_FEES_OFFLINE',
  methods: [{ method: 'OUTSIDE' }],
}

type Answer = (sample: Sample, body: unknown) => unknown

/** By method and path. */
const answers: Readonly<Record<string, Answer>> = {
  [`GET /api/public/services/${SAMPLE_SLUG}`]: ({ service }) => service,
  [`GET /api/public/services/${SAMPLE_SLUG}/service-dates`]: ({ terms }) => ({
    serviceDates: sampleDates(terms),
    serverNow: new Date(terms.now).toISOString(),
  }),
  'GET /api/public/bookings/sample-0': (sample) => sampleState(sample),
  'PATCH /api/public/bookings/sample-0/hold-slot': held,
  'GET /api/public/business/payment-services': () => payment,
  'GET /api/public/questionnaire-templates/services/sample': ({ service }) => ({
    ...service.questionnaire,
    isAfterBookingQuestionnaire: false,
  }),
  [`GET /api/public/orders/${SAMPLE_ORDER}`]: (sample) => sampleOrder(sample, null),
  [`PATCH /api/public/orders/${SAMPLE_ORDER}/questionnaire`]: (sample) => sampleOrder(sample, null),
  [`GET /api/public/orders/${SAMPLE_ORDER}/sign-contract/${SAMPLE_CONTRACT}`]: sampleContract,
}

/** The API of the sample booking, without a network; what it does not know is asked of `rest`. */
export const sampleApi =
  (sample: Sample, rest: ApiFetch, over: typeof answers = {}): ApiFetch =>
  async (path, init) => {
    const call = `${init?.method ?? 'GET'} ${path.split('?')[0] ?? ''}`
    const answer = over[call] ?? answers[call]
    return answer ? Response.json({ data: answer(sample, init?.body) }) : rest(path, init)
  }

/** The same once the booking is made. */
export const bookedAnswers: typeof answers = {
  [`GET /api/public/orders/${SAMPLE_ORDER}`]: (sample) => sampleOrder(sample, 'BOOKED'),
}

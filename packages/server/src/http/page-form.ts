import {
  call as callApi,
  ApiError,
  getBusiness,
  getSite,
  listInquiryOptions,
  submitInquiry,
  submitServiceInquiry,
} from '@bellows/api'
import {
  askedQuestions,
  encodeInquiry,
  type AnswerValues,
  type InquiryQuestion,
  type QuestionType,
} from '@bellows/domain'
import type { AppContext } from './app-env.ts'
import type { ApiFetch } from './in-process-api.ts'
import { refuseUnsafeData } from './plain-data.ts'
import { readText } from './read-body.ts'
import type { PostedForm } from './site-host.ts'
import { typedDay } from './typed-day.ts'
import { refuseForeignOrigin, requireMediaType } from './write-gate.ts'

type Fields = Record<string, string[]>

const SERVICE = 'serviceId'
const BAIT = 'website'
/** Name of the button that asks what a chosen service wants to know; it sends no inquiry. */
const SHOW = 'show'

function fieldsOf(text: string): Fields {
  const sent = new URLSearchParams(text)
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]))
}

interface Form {
  questions: InquiryQuestion[]
  serviceId: string | null
  isServicePage: boolean
  language: string
}

function chosenService(fields: Fields, questions: readonly InquiryQuestion[]): string | undefined {
  const selector = questions.find(({ type }) => type === 'SERVICE_SELECTION')
  return fields[SERVICE]?.[0] ?? (selector && fields[selector.id]?.[0])
}

/** Which form was filled in: the hidden field names a service's page, the selector a chosen service. */
async function formOf(fields: Fields, fetch: ApiFetch): Promise<Form> {
  const options = { fetch }
  const [{ inquiryTemplate }, services, { language }] = await Promise.all([
    callApi(getSite, {}, options),
    callApi(listInquiryOptions, {}, options),
    callApi(getBusiness, {}, options),
  ])
  const service = services.find(({ id }) => id === chosenService(fields, inquiryTemplate.questions))
  const isServicePage = fields[SERVICE] !== undefined
  const own = service?.inquiryTemplate.questions ?? []
  const questions = askedQuestions(inquiryTemplate.questions, own, isServicePage)
  return { questions, serviceId: service?.id ?? null, isServicePage, language }
}

const dateTypes: ReadonlySet<QuestionType> = new Set(['DATE', 'SHOOT_DATE', 'NEWBORN_DATE', 'WEDDING_DATE'])

function valuesOf(fields: Fields, { questions, language }: Form): AnswerValues {
  const given = questions.flatMap(({ id, type }) => {
    const values = fields[id]
    if (!values) return []
    const [first = ''] = values
    const single = dateTypes.has(type) ? typedDay(first, language) : first
    return [[id, type === 'CHECKBOX' ? values : single] as const]
  })
  return Object.fromEntries(given)
}

async function send(fields: Fields, fetch: ApiFetch): Promise<void> {
  const form = await formOf(fields, fetch)
  const { questions, serviceId, isServicePage } = form
  const inquiry = encodeInquiry(questions, valuesOf(fields, form), new Date())
  const input = { ...inquiry, serviceId, website: fields[BAIT]?.[0] ?? '' }
  const options = { fetch }
  if (isServicePage && serviceId !== null)
    await callApi(submitServiceInquiry, { ...input, serviceId }, options)
  else await callApi(submitInquiry, input, options)
}

/** A page with the form as it was sent, and the status that it is answered with. */
type DrawnAgain = Readonly<{ form: PostedForm; status: number }>

const TOO_MANY = 429

function refusedForm(fields: Fields, { status, message, validation }: ApiError): DrawnAgain {
  const errors = Object.fromEntries(validation.map(({ path, message: text }) => [path, text]))
  const form = { values: fields, errors: validation.length > 0 ? errors : { '': message } }
  return { form, status: status === TOO_MANY ? TOO_MANY : 422 }
}

/**
 * An inquiry form sent without JavaScript to its page's own address: back to the page with `?sent=1`, or
 * what has to be drawn again. The API judges it like any other call.
 */
export async function answerForm(c: AppContext, fetch: ApiFetch): Promise<Response | DrawnAgain> {
  refuseForeignOrigin(c)
  requireMediaType(c, 'application/x-www-form-urlencoded')
  const fields = fieldsOf(await readText(c))
  refuseUnsafeData(fields)
  if (fields[SHOW]) return { form: { values: fields, errors: {} }, status: 200 }
  try {
    await send(fields, fetch)
    return c.redirect(`${new URL(c.req.url).pathname}?sent=1`, 303)
  } catch (cause) {
    if (cause instanceof ApiError && !cause.isServerSide) return refusedForm(fields, cause)
    throw cause
  }
}

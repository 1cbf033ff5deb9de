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
  answersForm,
  askedQuestions,
  dateQuestions,
  dayOf,
  encodeInquiry,
  formNames,
  typedDay,
  type AnswerValues,
  type InquiryQuestion,
} from '@bellows/domain'
import * as z from 'zod/mini'
import type { AppContext } from './app-env.ts'
import type { ApiFetch } from './in-process-api.ts'
import { refuseUnsafeData } from './plain-data.ts'
import { readText } from './read-body.ts'
import type { PostedForm } from './site-host.ts'
import { refuseForeignOrigin, requireMediaType } from './write-gate.ts'

type Fields = Record<string, string[]>

/** A form sends each line break as two characters, which its own count and the API's take for one. */
const asTyped = (text: string) => text.replaceAll('\r\n', '\n')

function fieldsOf(text: string): Fields {
  const sent = new URLSearchParams(text)
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).map(asTyped)]))
}

interface Form {
  questions: InquiryQuestion[]
  serviceId: string | null
  isServicePage: boolean
  language: string
  timeZone: string
}

function chosenService(fields: Fields, questions: readonly InquiryQuestion[]): string | undefined {
  const selector = questions.find(({ type }) => type === 'SERVICE_SELECTION')
  return fields[formNames.service]?.[0] ?? (selector && fields[selector.id]?.[0])
}

/** Which form was filled in: the hidden field names a service's page, the selector a chosen service. */
async function formOf(fields: Fields, fetch: ApiFetch): Promise<Form> {
  const options = { fetch }
  const [{ inquiryTemplate }, services, { language, timeZone }] = await Promise.all([
    callApi(getSite, {}, options),
    callApi(listInquiryOptions, {}, options),
    callApi(getBusiness, {}, options),
  ])
  const service = services.find(({ id }) => id === chosenService(fields, inquiryTemplate.questions))
  const isServicePage = fields[formNames.service] !== undefined
  const own = service?.inquiryTemplate.questions ?? []
  const questions = askedQuestions(inquiryTemplate.questions, own, isServicePage)
  return { questions, serviceId: service?.id ?? null, isServicePage, language, timeZone }
}

function valuesOf(fields: Fields, { questions, language }: Form): AnswerValues {
  const given = questions.flatMap(({ id, type }) => {
    const values = fields[id]
    if (!values) return []
    const [first = ''] = values
    const single = dateQuestions.has(type) ? typedDay(first, language) : first
    return [[id, type === 'CHECKBOX' ? values : single] as const]
  })
  return Object.fromEntries(given)
}

type Errors = PostedForm['errors']

/**
 * What a browser's script would say of the fields, all of it at once: the API looks at lengths before anything else,
 * and names them by their place in its own call.
 */
function faultsOf(values: AnswerValues, { questions, timeZone }: Form): Errors | null {
  const { error } = z.safeParse(answersForm(questions, dayOf(Date.now(), timeZone)), values)
  return error ? Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])) : null
}

/** What a refusal says by question; what is not about one of them is said of the form as a whole. */
function toldErrors({ message, validation }: ApiError, { questions }: Form): Errors {
  const known = validation.filter(({ path }) => questions.some(({ id }) => id === path))
  const told = Object.fromEntries(known.map(({ path, message: text }) => [path, text]))
  return known.length > 0 && known.length === validation.length ? told : { ...told, '': message }
}

/** A page with the form as it was sent, and the status that it is answered with. */
type DrawnAgain = Readonly<{ form: PostedForm; status: number }>

const TOO_MANY = 429

async function send(form: Form, values: AnswerValues, sender: { website: string; fetch: ApiFetch }) {
  const { questions, serviceId, isServicePage } = form
  const { website, fetch } = sender
  const input = { ...encodeInquiry(questions, values, new Date()), serviceId, website }
  if (isServicePage && serviceId !== null)
    await callApi(submitServiceInquiry, { ...input, serviceId }, { fetch })
  else await callApi(submitInquiry, input, { fetch })
}

/** Sends what was filled in; answers what is to be drawn again, if it is refused. */
async function sendOrDraw(fields: Fields, fetch: ApiFetch): Promise<DrawnAgain | null> {
  const form = await formOf(fields, fetch)
  const values = valuesOf(fields, form)
  const website = fields[formNames.bait]?.[0] ?? ''
  const faults = website === '' && faultsOf(values, form)
  if (faults) return { form: { values: fields, errors: faults }, status: 422 }
  try {
    await send(form, values, { website, fetch })
    return null
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.isServerSide) throw cause
    const errors = toldErrors(cause, form)
    return { form: { values: fields, errors }, status: cause.status === TOO_MANY ? TOO_MANY : 422 }
  }
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
  // Who asks what a chosen service wants to know sends no inquiry.
  if (fields[formNames.show]) return { form: { values: fields, errors: {} }, status: 200 }
  const refused = await sendOrDraw(fields, fetch)
  return refused ?? c.redirect(`${new URL(c.req.url).pathname}?sent=1`, 303)
}

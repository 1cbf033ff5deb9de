import { dateQuestions, type InquiryQuestion, type QuestionType } from '../entities/inquiry-question.ts'
import type { Answer, InquiryCustomer, InquirySubmission } from '../entities/inquiry-submission.ts'
import type { AnswerValue, AnswerValues } from './answers-form.ts'

const customerFields: Partial<Record<QuestionType, keyof InquiryCustomer>> = {
  FULL_NAME: 'fullName',
  EMAIL_ADDRESS: 'email',
  PHONE_NUMBER: 'phone',
}

/**
 * Which questions tell who asks, by their ids: the first of each type. A further name, e-mail or phone (the other
 * parent's) is an answer like any other.
 */
export function contactQuestions(
  questions: readonly Pick<InquiryQuestion, 'id' | 'type'>[],
): ReadonlyMap<string, keyof InquiryCustomer> {
  const found = new Map<keyof InquiryCustomer, string>()
  for (const { id, type } of questions) {
    const field = customerFields[type]
    if (field && !found.has(field)) found.set(field, id)
  }
  return new Map([...found].map(([field, id]) => [id, field]))
}

const two = (value: number): string => String(Math.trunc(value)).padStart(2, '0')

/** A picked day as ISO with the time of day and the offset of the visitor's clock. */
export function dayWithTime(day: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const picked = new Date(year, month - 1, date, now.getHours(), now.getMinutes(), now.getSeconds())
  const offset = -picked.getTimezoneOffset()
  const clock = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`
  return `${day}T${clock}${zone}`
}

/** The calendar day of an answer that `dayWithTime` wrote. */
export function dayOfAnswer(content: string): string {
  return content.slice(0, 10)
}

const list = (value: AnswerValue): string[] => (Array.isArray(value) ? value : [value])

function contentsOf(question: InquiryQuestion, value: AnswerValue, now: Date): string[] {
  const isDate = dateQuestions.has(question.type)
  return list(value).map((text) => (isDate && text !== '' ? dayWithTime(text, now) : text))
}

/**
 * What a filled form sends: the first name, e-mail and phone go to the customer (trimmed), everything else is an
 * answer with a list of contents. `now` gives the visitor's time of day.
 */
export function encodeInquiry(
  questions: readonly InquiryQuestion[],
  values: Readonly<AnswerValues>,
  now: Date,
): Omit<InquirySubmission, 'serviceId'> {
  const customer: InquiryCustomer = { fullName: '', email: '', emailConfirm: '', phone: '' }
  const answers: Answer[] = []
  const contacts = contactQuestions(questions)
  for (const question of questions) {
    const value = values[question.id]
    if (value === undefined) continue
    const field = contacts.get(question.id)
    if (field) customer[field] = list(value).join(' ').trim()
    else answers.push({ id: question.id, contents: contentsOf(question, value, now) })
  }
  return { customer: { ...customer, emailConfirm: customer.email }, answers }
}

/** An answer's contents as its form field holds them: a day for a date, a list for a CHECKBOX, else a text. */
export function answerValue(
  { type }: Pick<InquiryQuestion, 'type'>,
  contents: readonly string[],
): AnswerValue {
  const [first, ...others] = contents
  if (type === 'CHECKBOX' || first === undefined || others.length > 0) return [...contents]
  return dateQuestions.has(type) ? dayOfAnswer(first) : first
}

/** Turns a submission back into a form's values, so that one schema judges both; unknown ids are kept. */
export function decodeInquiry(
  questions: readonly InquiryQuestion[],
  submission: Omit<InquirySubmission, 'serviceId'>,
): AnswerValues {
  const contacts = contactQuestions(questions)
  const valueOf = (question: InquiryQuestion): AnswerValue | undefined => {
    const field = contacts.get(question.id)
    if (field) return submission.customer[field]
    const contents = submission.answers.find((answer) => answer.id === question.id)?.contents
    return contents && answerValue(question, contents)
  }
  const known = questions.flatMap((question) => {
    const value = valueOf(question)
    return value === undefined ? [] : [[question.id, value] as const]
  })
  const strangers = submission.answers.filter(
    (answer) => !questions.some((question) => question.id === answer.id),
  )
  return Object.fromEntries([...strangers.map((answer) => [answer.id, answer.contents] as const), ...known])
}

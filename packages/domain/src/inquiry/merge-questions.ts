import type { InquiryQuestion, QuestionType } from '../entities/inquiry-question.ts'

const askedOfEveryone: ReadonlySet<QuestionType> = new Set(['FULL_NAME', 'PHONE_NUMBER', 'EMAIL_ADDRESS'])
const askedOnce: ReadonlySet<QuestionType> = new Set(['MESSAGE', 'REFERRAL'])

const sameKey = ({ title, type, options }: InquiryQuestion): string => JSON.stringify([title, type, options])

/** A service's questions that the form does not ask already. */
function addedQuestions(
  form: readonly InquiryQuestion[],
  ofService: readonly InquiryQuestion[],
): InquiryQuestion[] {
  const known = new Set(form.map(sameKey))
  return ofService.filter((question) => {
    if (askedOfEveryone.has(question.type)) return false
    if (askedOnce.has(question.type) && form.some((asked) => asked.type === question.type)) return false
    const isNew = !known.has(sameKey(question))
    known.add(sameKey(question))
    return isNew
  })
}

/** The form's questions with those of the chosen service after the service selector (at the end without one). */
export function mergeQuestions(
  form: readonly InquiryQuestion[],
  ofService: readonly InquiryQuestion[],
): InquiryQuestion[] {
  const added = addedQuestions(form, ofService)
  const selector = form.findIndex((question) => question.type === 'SERVICE_SELECTION')
  const at = selector === -1 ? form.length : selector + 1
  return [...form.slice(0, at), ...added, ...form.slice(at)]
}

const isWhole = (questions: readonly InquiryQuestion[]): boolean =>
  questions.some(({ type }) => type === 'EMAIL_ADDRESS')

/**
 * What a form asks. Where the service is given, e.g. on its page, nobody chooses one, and its questions stand
 * alone when they are a whole form, that is when they ask for an e-mail address.
 */
export function askedQuestions(
  form: readonly InquiryQuestion[],
  ofService: readonly InquiryQuestion[],
  isServiceGiven: boolean,
): InquiryQuestion[] {
  if (!isServiceGiven) return mergeQuestions(form, ofService)
  const asked = isWhole(ofService) ? ofService : mergeQuestions(form, ofService)
  return asked.filter(({ type }) => type !== 'SERVICE_SELECTION')
}

import type { AnswerValue, AnswerValues, InquiryQuestion } from '@bellows/domain'
import type { InquiryForm, PostedForm } from '../../kit/host.tsx'

const listOf = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : [...value]

function initialValue({ id, type }: InquiryQuestion, posted: PostedForm | null): AnswerValue {
  const list = listOf(posted?.values[id])
  return type === 'CHECKBOX' ? list : (list[0] ?? '')
}

/** Every question that the form may come to ask, with what was posted or else empty. */
export function initialValues({ questions, services }: InquiryForm, posted: PostedForm | null): AnswerValues {
  const all = [...questions, ...services.flatMap(({ inquiryTemplate }) => inquiryTemplate.questions)]
  return Object.fromEntries(all.map((question) => [question.id, initialValue(question, posted)]))
}

/** What the server said of a field, as long as its value is the one that was posted. */
export function postedError(
  posted: PostedForm | null,
  question: InquiryQuestion,
  value: AnswerValue,
): string | undefined {
  const error = posted?.errors[question.id]
  const isUnchanged = listOf(value).join() === listOf(initialValue(question, posted)).join()
  return isUnchanged ? error : undefined
}

import type { BookingAvailability } from '../entities/booking-availability.ts'
import type { InquiryQuestion } from '../entities/inquiry-question.ts'

/** More than so many questions would take up the time that a hold gives. */
const MANY_QUESTIONS = 8

type Asked = Readonly<{
  questions: readonly InquiryQuestion[]
  /** The booking is of a time, which a hold keeps only so long. */
  hasTime: boolean
}>

/** Whether the questions of the flow may be finished after booking, where the studio allows it. */
export const mayAnswerLater = (
  { questions, hasTime }: Asked,
  availability: Pick<BookingAvailability, 'mayAnswerLater'>,
): boolean => availability.mayAnswerLater && hasTime && questions.length > MANY_QUESTIONS

import { dateQuestions, type InquiryQuestion, type QuestionType } from '@bellows/domain'

const narrow: ReadonlySet<QuestionType> = new Set([
  'FULL_NAME',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'SHORT_TEXT',
  'SELECT',
  'REFERRAL',
  ...dateQuestions,
])

/** Who stands beside whom, however far apart the owner asks them. */
const partners: Partial<Record<QuestionType, readonly QuestionType[]>> = {
  FULL_NAME: ['EMAIL_ADDRESS'],
  PHONE_NUMBER: [...dateQuestions],
  SELECT: ['REFERRAL'],
}

type Questions = readonly InquiryQuestion[]
export type PlacedQuestion = Readonly<{ question: InquiryQuestion; isWide: boolean }>

const wanted = ({ type }: InquiryQuestion, later: Questions) =>
  later.find((one) => partners[type]?.includes(one.type))

function neighbour(later: Questions): InquiryQuestion | undefined {
  const [next, ...rest] = later
  return next && narrow.has(next.type) && !wanted(next, rest) ? next : undefined
}

/**
 * Questions in the order in which a form of two columns asks them: name and e-mail, phone and first date, select
 * and referral side by side. What is long or has no neighbour spans both columns.
 */
export function pairQuestions(questions: Questions): PlacedQuestion[] {
  const waiting = [...questions]
  const placed: PlacedQuestion[] = []
  for (let question = waiting.shift(); question; question = waiting.shift()) {
    const partner = narrow.has(question.type) ? (wanted(question, waiting) ?? neighbour(waiting)) : undefined
    placed.push({ question, isWide: !partner })
    if (!partner) continue
    waiting.splice(waiting.indexOf(partner), 1)
    placed.push({ question: partner, isWide: false })
  }
  return placed
}

/**
 * The same for a form with a service's own questions among the studio's: those pair with one another only, so
 * that nothing else moves when another service is chosen.
 */
export function pairApart(
  questions: Questions,
  isOwn: (question: InquiryQuestion) => boolean,
): PlacedQuestion[] {
  const start = questions.findIndex(isOwn)
  if (start === -1) return pairQuestions(questions)
  const own = questions.filter(isOwn)
  const general = questions.filter((question) => !isOwn(question))
  const around = pairQuestions(general)
  const before = new Set(questions.slice(0, start))
  const after = around.findLastIndex(({ question }) => before.has(question)) + 1
  const halves = around.slice(0, after).filter(({ isWide }) => !isWide).length
  return around.toSpliced(after + (halves % 2), 0, ...pairQuestions(own))
}

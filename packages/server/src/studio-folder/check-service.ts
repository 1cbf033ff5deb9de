import {
  clockMinutes,
  currencyDigits,
  fromMinor,
  isAllowedDuration,
  mergeQuestions,
  parseAmount,
  type Discount,
  type InquiryQuestion,
  type Package,
  type PaymentPart,
  type QuestionType,
  type Schedule,
} from '@bellows/domain'
import { durationSpan } from './duration-span.ts'
import { FolderFault } from './folder-fault.ts'
import { MOST, type ServiceFile } from './folder-schemas.ts'

type Place = readonly (string | number)[]
/** Says what is wrong at a place of the file. */
type Refuse = (place: Place, message: string) => never

export const fileOfService = ({ slug }: Pick<ServiceFile, 'slug'>) => `services/${slug}.json`

const digitTexts = ['no digits', 'one digit', 'two digits', 'three digits', 'four digits']

/** Amounts are written with the digits of the studio's currency, and take nothing away. */
function amountCheck(currency: string, refuse: Refuse) {
  return (text: string, place: Place): void => {
    const minor = parseAmount(text, currency)
    if (minor !== undefined && minor >= 0) return
    const digits = currencyDigits(currency)
    const example = fromMinor(195 * 10 ** digits, currency)
    const rule = `it has at most ${digitTexts[digits]} behind the point and is not below zero, as in "${example}"`
    refuse(place, `no amount in ${currency}: ${rule}`)
  }
}

function durationCheck(refuse: Refuse) {
  return (minutes: number, place: Place): void => {
    if (!isAllowedDuration(minutes)) refuse(place, `${minutes} minutes are not on offer`)
  }
}

function windowCheck(refuse: Refuse) {
  return ({ from, to }: { from: string; to: string }, place: Place): void => {
    if (clockMinutes(to) <= clockMinutes(from)) refuse(place, 'it ends before it begins')
  }
}

type Check<Value> = (value: Value, place: Place) => void

function checkParts(
  parts: readonly PaymentPart[],
  place: Place,
  { refuse, amount }: { refuse: Refuse; amount: Check<string> },
): void {
  parts.forEach((part, index) => {
    const at = [...place, index]
    if ((part.percent === undefined) === (part.amount === undefined))
      refuse(at, 'a part is either a percent or an amount')
    if (part.amount !== undefined) amount(part.amount, [...at, 'amount'])
    if (index === 0 && part.milestone !== 'DURING_BOOKING')
      refuse([...at, 'milestone'], 'the first part is due DURING_BOOKING')
  })
}

interface Checks {
  refuse: Refuse
  amount: Check<string>
  duration: Check<number>
  window: Check<{ from: string; to: string }>
}

/** Percents are kept in thousandths. */
const LEAST_PERCENT = 0.001

function checkDiscount(discount: Discount, place: Place, { refuse }: Checks): void {
  const { amount, startDate, endDate, maxSlots, usedCount } = discount
  if (startDate >= endDate) refuse(place, 'it ends before it starts')
  if (amount < LEAST_PERCENT) refuse([...place, 'amount'], 'it takes nothing off')
  if (maxSlots > MOST) refuse([...place, 'maxSlots'], 'too many')
  if (maxSlots > 0 && usedCount > maxSlots)
    refuse([...place, 'usedCount'], `${usedCount} places are taken of ${maxSlots}`)
}

function checkPackage(offered: Package, place: Place, checks: Checks): void {
  const { totalFee, discount, paymentSetup } = offered
  checks.amount(totalFee, [...place, 'totalFee'])
  if (discount) checkDiscount(discount, [...place, 'discount'], checks)
  checkParts(paymentSetup, [...place, 'paymentSetup'], checks)
}

/** Whether starts may be chosen that no slot was cut for; for a booking without time, once it is booked. */
export const offersStarts = ({ isMiniSession, availableSchedules }: ServiceFile): boolean =>
  !isMiniSession && availableSchedules.length > 0

/** What is offered at free starts has a length, of its own or its service's: without one no start would fit. */
function checkLengths(service: ServiceFile, { duration }: Checks): void {
  const needsLength = offersStarts(service) && service.maxDuration === 0
  service.packages.forEach(({ isOffered, shootDuration, shoots }, index) => {
    const mayBeOpen = !needsLength || !isOffered
    const length = (minutes: number, place: Place) => {
      if (minutes !== 0 || !mayBeOpen) duration(minutes, ['packages', index, ...place])
    }
    length(shootDuration, ['shootDuration'])
    shoots.forEach((shoot, at) => length(shoot.shootDuration, ['shoots', at, 'shootDuration']))
  })
}

function checkPlan({ plan }: ServiceFile['serviceDates'][number], place: Place, checks: Checks): void {
  checks.duration(plan.length, [...place, 'length'])
  if (plan.end !== undefined) checks.window({ from: plan.first, to: plan.end }, [...place, 'end'])
  plan.premium?.forEach((premium, index) => {
    checks.window(premium, [...place, 'premium', index])
    const at = [...place, 'premium', index, 'fee']
    checks.amount(premium.fee, at)
    if (Number(premium.fee) === 0) checks.refuse(at, 'a premium time costs more')
  })
}

function checkSchedule(schedule: Schedule, place: Place, checks: Checks): void {
  if ('weekday' in schedule) checks.window(schedule, place)
  else schedule.windows.forEach((open, index) => checks.window(open, [...place, 'windows', index]))
}

/** Either end may be 0 and so left to the packages, as `durationSpan` says. */
function checkSpan(service: ServiceFile, { refuse, duration }: Checks): void {
  for (const end of ['minDuration', 'maxDuration'] as const)
    if (service[end] !== 0) duration(service[end], [end])
  const { shortest, longest } = durationSpan(service)
  if (shortest === null || longest === null || shortest <= longest) return
  const place = service.maxDuration > 0 ? 'maxDuration' : 'minDuration'
  refuse([place], `the shortest, ${shortest} minutes, is longer than the longest, ${longest}`)
}

const twice = (asked: readonly { id: string }[]) =>
  asked.find(({ id }, index) => asked.findIndex((other) => other.id === id) < index)?.id

const choosing: ReadonlySet<QuestionType> = new Set(['SELECT', 'REFERRAL', 'CHECKBOX'])

/** Every question is to be answered, and one whose answers are chosen needs some. */
function checkChoices(questions: readonly InquiryQuestion[], place: Place, refuse: Refuse): void {
  const index = questions.findIndex(({ type, options }) => choosing.has(type) && options.length === 0)
  if (index !== -1) refuse([...place, index, 'options'], 'there is nothing to choose from')
}

const refuseForm: Refuse = (place, message) => {
  throw new FolderFault('inquiry.json', place, message)
}

/** An answer is known by its question's id, so no form may ask two questions of one. @throws FolderFault */
export function checkForm({ questions }: Readonly<{ questions: readonly InquiryQuestion[] }>): void {
  const id = twice(questions)
  if (id !== undefined) refuseForm(['questions'], `the question id "${id}" is there twice`)
  checkChoices(questions, ['questions'], refuseForm)
}

function checkQuestions(service: ServiceFile, form: readonly InquiryQuestion[], refuse: Refuse): void {
  const { questions } = service.inquiryTemplate
  const id = twice(questions) ?? twice(mergeQuestions(form, questions))
  if (id !== undefined) refuse(['inquiryTemplate', 'questions'], `the question id "${id}" is there twice`)
  checkChoices(questions, ['inquiryTemplate', 'questions'], refuse)
  checkChoices(service.questionnaire?.questions ?? [], ['questionnaire', 'questions'], refuse)
  const own = twice(service.questionnaire?.questions ?? [])
  if (own !== undefined) refuse(['questionnaire', 'questions'], `the question id "${own}" is there twice`)
}

/** What a schema cannot say of one service. @throws FolderFault */
export function checkService(
  service: ServiceFile,
  { currency, form }: { currency: string; form: readonly InquiryQuestion[] },
): void {
  const refuse: Refuse = (place, message) => {
    throw new FolderFault(fileOfService(service), place, message)
  }
  const checks: Checks = {
    refuse,
    amount: amountCheck(currency, refuse),
    duration: durationCheck(refuse),
    window: windowCheck(refuse),
  }
  service.packages.forEach((offered, index) => checkPackage(offered, ['packages', index], checks))
  service.addons.forEach(({ fee }, index) => checks.amount(fee, ['addons', index, 'fee']))
  checkLengths(service, checks)
  checkSpan(service, checks)
  service.serviceDates.forEach((date, index) => checkPlan(date, ['serviceDates', index, 'plan'], checks))
  service.availableSchedules.forEach((schedule, index) =>
    checkSchedule(schedule, ['availableSchedules', index], checks),
  )
  checkQuestions(service, form, refuse)
}

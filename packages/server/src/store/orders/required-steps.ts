import { mayAnswerLater, openRetainer, type PaymentMethod } from '@bellows/domain'
import { stepRequired } from '../holds/booking-refusals.ts'
import { contractsOf } from './order-contracts.ts'
import type { OrderFacts } from './order-facts.ts'

function requirePackage({ service, order }: OrderFacts): void {
  if (order.packageId !== null || service.packages.length === 0) return
  throw stepRequired('select-package', (texts) => texts.choosePackage)
}

function requireContracts(facts: OrderFacts): void {
  const missing = contractsOf(facts).find(
    ({ id }) => !facts.signed.some(({ templateId }) => templateId === id),
  )
  if (missing) throw stepRequired('sign-contract', (texts) => texts.sign(missing.name))
}

function requireAnswers({ service, answers, business, order }: OrderFacts): void {
  const asked = service.questionnaire?.questions ?? []
  const terms = { questions: asked, hasTime: order.shootStart !== null }
  if (service.isAfterBookingQuestionnaire || mayAnswerLater(terms, business.bookingAvailability)) return
  const isAnswered = (id: string) =>
    answers.some((answer) => answer.id === id && answer.contents.some((text) => text.trim() !== ''))
  if (asked.every(({ id }) => isAnswered(id))) return
  throw stepRequired('questionnaire', (texts) => texts.answerFirst)
}

/** The retainer is paid, the studio collects by itself, or the visitor pays it outside: else a payment comes first. */
function requirePayment(facts: OrderFacts, method: PaymentMethod | undefined): void {
  const { feeCollection, methods } = facts.settings.payments
  if (!openRetainer(facts.invoices) || feeCollection === 'COLLECT_FEES_OFFLINE') return
  const isOutside = method === 'OUTSIDE' && methods.some((offered) => offered.method === 'OUTSIDE')
  if (!isOutside) throw stepRequired('payments', (texts) => texts.payFirst)
}

/** @throws Refusal 409 `step_required` naming what comes before the payment and is still missing */
export function requireStepsBeforePayment(facts: OrderFacts): void {
  requirePackage(facts)
  requireContracts(facts)
  requireAnswers(facts)
}

/** @throws Refusal 409 `step_required` naming the first step that is still missing */
export function requireSteps(facts: OrderFacts, method: PaymentMethod | undefined): void {
  requireStepsBeforePayment(facts)
  requirePayment(facts, method)
}

import type { PaymentMethod } from '@bellows/domain'
import { stepRequired } from '../booking-calls/refusals.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderFacts } from './order-facts.ts'
import { dueNow } from './order-wire.ts'

function requireContracts({ service, signed }: OrderFacts): void {
  const missing = service.contractTemplates.find(
    ({ id }) => !signed.some(({ templateId }) => templateId === id),
  )
  if (missing) throw stepRequired('sign-contract', `Please sign "${missing.name}" first.`)
}

function requireAnswers({ service, answers }: OrderFacts): void {
  if (service.isAfterBookingQuestionnaire) return
  const asked = service.questionnaire?.questions ?? []
  const isAnswered = (id: string) =>
    answers.some((answer) => answer.id === id && answer.contents.some((text) => text.trim() !== ''))
  if (asked.every(({ id }) => isAnswered(id))) return
  throw stepRequired('questionnaire', 'Please answer the questionnaire first.')
}

function unreachable(): Refusal {
  return new Refusal({
    status: 503,
    error: 'provider_unreachable',
    message: 'This way of paying is not available at the moment. Please choose another one.',
    headers: { 'Retry-After': '30' },
  })
}

/** Nothing is due, the studio collects by itself, or the visitor pays it outside: else a payment comes first. */
function requirePayment(facts: OrderFacts, method: PaymentMethod | undefined): void {
  const { payments } = facts.settings
  if (dueNow(facts) === 0 || payments.feeCollection === 'COLLECT_FEES_OFFLINE') return
  const isOffered = payments.methods.some((offered) => offered.method === method)
  if (!isOffered) throw stepRequired('payments', 'Please choose how to pay first.')
  if (method !== 'OUTSIDE') throw unreachable()
}

/** @throws Refusal 409 `step_required` naming the first step that is still missing */
export function requireSteps(facts: OrderFacts, method: PaymentMethod | undefined): void {
  requireContracts(facts)
  requireAnswers(facts)
  requirePayment(facts, method)
}

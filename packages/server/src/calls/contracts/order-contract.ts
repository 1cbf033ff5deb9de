import { quoteSchema, type Instalment, type OrderContract } from '@bellows/domain'
import * as z from 'zod/mini'
import { apiTexts } from '../../base/api-texts.ts'
import { conflict, notFound } from '../../base/refusal.ts'
import { textHash } from '../../store/contracts/contract-events.ts'
import { contractChanges } from '../../store/contracts/contract-changes.ts'
import { contractText } from '../../store/contracts/merge-fields.ts'
import { mergeValues, type AgreedShoot } from '../../store/contracts/merge-values.ts'
import type { StoredSignature } from '../../store/contracts/read-signatures.ts'
import { asksGuardian, readText } from '../../store/contracts/signing-fields.ts'
import { contactOf } from '../../store/orders/contact.ts'
import { contractsOf } from '../../store/orders/order-contracts.ts'
import type { OrderFacts } from '../../store/orders/order-facts.ts'
import { orderReference } from '../../store/orders/order-reference.ts'
import { packageOfOrder, shootsWire } from '../../store/orders/order-wire.ts'
import type { Contract } from '../../store/studio/stored-settings.ts'

/** A contract that an order has to sign, as its text stands now. */
export interface DueContract {
  template: Contract
  position: number
  /** With the places of what the signer says. */
  marked: string
  /** As it is read before it is signed. */
  body: string
  fingerprint: string
}

/** The first one's time is agreed as soon as it is held. */
const agreedShoots = (facts: OrderFacts): AgreedShoot[] =>
  shootsWire(facts).map(({ name, shootTime, duration }, index) => {
    const later = shootTime === null ? null : new Date(shootTime)
    return { name, start: index === 0 ? facts.order.shootStart : later, minutes: duration }
  })

const agreedPayments = ({ invoices }: OrderFacts): Instalment[] =>
  invoices
    .filter(({ paymentStatus }) => paymentStatus !== 'CANCELED')
    .map(({ amount: fee, ...invoice }) => ({ ...invoice, fee }))

/** @throws Refusal 409 for a lead, whose price is not known yet */
function valuesOf(facts: OrderFacts) {
  const { order, business, service } = facts
  const quote = z.safeParse(quoteSchema, order.quote)
  if (!quote.success) throw conflict('nothing_to_sign', (texts) => texts.nothingToSign)
  const chosen = packageOfOrder(facts)
  return mergeValues({
    business,
    service: { name: service.name, location: order.location || service.location },
    customer: contactOf(order.contact),
    packageName: chosen?.name ?? '',
    quote: quote.data,
    payments: agreedPayments(facts),
    shoots: agreedShoots(facts),
    now: order.serverNow,
    reference: orderReference(order.id),
  })
}

/** A contract that can be signed for this order; `undefined` for one that is not asked for, or is offered no more. */
function findDue(facts: OrderFacts, id: string): DueContract | undefined {
  const { settings, business, order } = facts
  const position = contractsOf(facts).findIndex((contract) => contract.id === id)
  const template = settings.contracts.find((contract) => contract.id === id)
  if (position < 0 || !template) return undefined
  const words = apiTexts(business.language)
  const marked = contractText(template.body, valuesOf(facts), words.reference(orderReference(order.id)))
  const body = readText(marked, words)
  return { template, position, marked, body, fingerprint: textHash(body) }
}

/** @throws Refusal 404 for a contract that the order does not ask for */
export function dueContract(facts: OrderFacts, id: string): DueContract {
  const due = findDue(facts, id)
  if (!due) throw notFound()
  return due
}

function signatureWire(stored: StoredSignature): NonNullable<OrderContract['signature']> {
  return {
    kind: stored.signatureKind,
    name: stored.signedName,
    drawing: stored.signatureKind === 'DRAWN' ? stored.signature : null,
    signedDate: stored.signedAt.toISOString(),
    countersignedName: stored.countersignedName,
    countersignedDate: stored.countersignedAt?.toISOString() ?? null,
  }
}

const iso = (instant: Date | undefined) => instant?.toISOString() ?? null

/** What an earlier signature was given to, and is no longer so. */
function changesOf(
  due: DueContract | undefined,
  earlier: StoredSignature | undefined,
): Pick<OrderContract, 'supersededDate' | 'changes' | 'isRewritten'> {
  if (!due) return { supersededDate: iso(earlier?.signedAt), changes: [], isRewritten: false }
  const { template, body } = due
  const isSame = earlier?.templateVersion === template.version
  const changes = isSame ? contractChanges(template.body, { before: earlier.body, after: body }) : null
  const supersededDate = iso(earlier?.signedAt)
  return { supersededDate, changes: changes ?? [], isRewritten: earlier !== undefined && changes === null }
}

/** What shows of the text: as it was signed, else as it stands now. */
function shownText(
  { business }: OrderFacts,
  due: DueContract | undefined,
  current: StoredSignature | undefined,
) {
  if (current) {
    const { title: name, body, bodySha256: fingerprint, consent } = current
    return { name, body, fingerprint, consent }
  }
  if (!due) throw notFound()
  const { template, body, fingerprint } = due
  return { name: template.name, body, fingerprint, consent: apiTexts(business.language).consent }
}

/**
 * The contract as its page shows it: the stored text once it is signed, whether its template is still there or not.
 * @throws Refusal 404 for a contract that the order neither asks for nor has signed
 */
export function orderContractWire(
  facts: OrderFacts,
  id: string,
  signatures: readonly StoredSignature[],
): OrderContract {
  const { termsVersion } = facts.order
  const due = findDue(facts, id)
  const contracts = contractsOf(facts)
  const own = signatures.filter(({ templateId }) => templateId === id)
  const current = own.find((one) => one.termsVersion === termsVersion)
  const counting = signatures.filter((one) => one.termsVersion === termsVersion)
  const isSigned = (contractId: string) => counting.some(({ templateId }) => templateId === contractId)
  return {
    id,
    ...shownText(facts, due, current),
    number:
      Math.max(
        0,
        contracts.findIndex((contract) => contract.id === id),
      ) + 1,
    count: Math.max(1, contracts.length),
    termsVersion,
    signature: current ? signatureWire(current) : null,
    asksGuardian: Boolean(due && !current && asksGuardian(due.marked)),
    asksDrawing: facts.settings.countersign.asksDrawing,
    ...changesOf(
      due,
      own.find((one) => one.termsVersion < termsVersion),
    ),
    nextId: contracts.find((contract) => !isSigned(contract.id))?.id ?? null,
  }
}

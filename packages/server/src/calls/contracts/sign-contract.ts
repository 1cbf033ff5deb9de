import { messages, type OrderContract } from '@bellows/domain'
import { apiTexts } from '../../base/api-texts.ts'
import type { Call } from '../../base/call.ts'
import { invisibleSigns } from '../../base/invisible-signs.ts'
import { newId } from '../../base/new-id.ts'
import { badFields, badRequest, conflict } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readSignatures } from '../../store/contracts/read-signatures.ts'
import { textHash } from '../../store/contracts/contract-events.ts'
import { asksGuardian, choicesIn, signedText, type Said } from '../../store/contracts/signing-fields.ts'
import { storeSignature, type Signing } from '../../store/contracts/store-signature.ts'
import { stepRequired } from '../../store/holds/booking-refusals.ts'
import { countLetters } from '../../store/limits/count-letters.ts'
import { contactOf } from '../../store/orders/contact.ts'
import { contractsOf } from '../../store/orders/order-contracts.ts'
import type { OrderFacts } from '../../store/orders/order-facts.ts'
import type { Handler, InputOf } from '../handler.ts'
import { cancelled, readOwnOrder, requireLive } from '../orders/own-order.ts'
import { dueContract, orderContractWire, type DueContract } from './order-contract.ts'

type Input = InputOf<'signContract'>

/** @throws Refusal 400 for a name that is none */
function requireName(written: string, path: 'fullName' | 'guardian'): string {
  const name = written.normalize('NFC').trim()
  if (/\p{L}/u.test(name) && !invisibleSigns.test(name)) return name
  throw badFields([{ path, message: messages.required }])
}

/** Contracts are signed one after the other. @throws Refusal 409 `step_required` */
function requireEarlier(facts: OrderFacts, { position }: DueContract): void {
  const missing = contractsOf(facts)
    .slice(0, position)
    .find(({ id }) => !facts.signed.some(({ templateId }) => templateId === id))
  if (missing) throw stepRequired('sign-contract', (texts) => texts.sign(missing.name))
}

/** @throws Refusal 400 unless every clause that asks has one answer, and no other has */
function saidOf({ choices = [], guardian = '' }: Input, { marked }: DueContract): Said {
  const asked = choicesIn(marked)
  const missing = asked.find((id) => choices.filter((one) => one.id === id).length !== 1)
  const path = missing ?? choices.find(({ id }) => !asked.includes(id))?.id
  if (path !== undefined) throw badFields([{ path, message: messages.required }])
  if (guardian === '') return { choices, guardian }
  if (!asksGuardian(marked)) throw badRequest((texts) => texts.noGuardianAsked)
  return { choices, guardian: requireName(guardian, 'guardian') }
}

const contractChanged = () => conflict('contract_changed', (texts) => texts.contractChanged)

/** The text with what the signer said in it. */
const finalText = ({ business }: OrderFacts, due: DueContract, input: Input): string =>
  signedText(due.marked, saidOf(input, due), apiTexts(business.language))

function signingOf(
  facts: OrderFacts,
  due: DueContract,
  { input, call }: { input: Input; call: Call },
): Signing {
  const { order, business } = facts
  const body = finalText(facts, due, input)
  return {
    id: newId(),
    orderId: order.id,
    templateId: due.template.id,
    templateVersion: due.template.version,
    termsVersion: order.termsVersion,
    position: due.position,
    title: due.template.name,
    body,
    bodySha256: textHash(body),
    consent: apiTexts(business.language).consent,
    signedName: requireName(input.fullName, 'fullName'),
    signatureKind: input.drawing === undefined ? 'TYPED' : 'DRAWN',
    signature: input.drawing ?? '',
    signedAddress: call.address,
    signedUserAgent: call.userAgent,
    locale: business.language,
  }
}

async function sign(facts: OrderFacts, due: DueContract, asked: { input: Input; call: Call }): Promise<void> {
  if (asked.input.fingerprint !== due.fingerprint) throw contractChanged()
  requireEarlier(facts, due)
  await countLetters('signature', contactOf(facts.order.contact).email, asked.call)
  const answer = await storeSignature(scopeOf(asked.call), signingOf(facts, due, asked))
  if (answer === 'terms_changed') throw contractChanged()
  if (answer === 'closed') throw cancelled()
}

type Again = Readonly<{ facts: OrderFacts; due: DueContract; input: Input }>

/** The same text was named, or read and answered in the same way. */
const isThatSignature = ({ fingerprint }: OrderContract, { facts, due, input }: Again): boolean =>
  input.fingerprint === fingerprint ||
  (input.fingerprint === due.fingerprint && textHash(finalText(facts, due, input)) === fingerprint)

/** Signs once; asked again with the text that was signed, answers the first signature. */
export const signContract: Handler<'signContract'> = async (input, call) => {
  const facts = await readOwnOrder(call, input.orderId)
  requireLive(facts)
  const due = dueContract(facts, input.id)
  const before = orderContractWire(facts, input.id, await readSignatures(scopeOf(call), input.orderId))
  if (before.signature && !isThatSignature(before, { facts, due, input })) throw contractChanged()
  if (!before.signature) await sign(facts, due, { input, call })
  return orderContractWire(facts, input.id, await readSignatures(scopeOf(call), input.orderId))
}

import { nextEvent, textHash, type ContractEvent } from './contract-events.ts'

/** All that is kept of one signature, as it was given; none of it ever changes. */
export interface Signature {
  businessId: string
  id: string
  orderId: string
  templateId: string
  templateVersion: string
  /** Rises when package, price or date change; a signature counts for its own only. */
  termsVersion: number
  position: number
  title: string
  /** The text as it was shown, merge fields filled, NFC. */
  body: string
  bodySha256: string
  /** The sentence that was agreed to. */
  consent: string
  signedName: string
  signatureKind: 'TYPED' | 'DRAWN'
  /** An SVG path for a drawn one, else empty. */
  signature: string
  /** ISO, UTC, to the millisecond. */
  signedAt: string
  signedAddress: string
  signedUserAgent: string
  locale: string
}

/** One digest over every stored column of a signature. */
export function recordHash(record: Signature): string {
  return textHash(
    JSON.stringify([
      [record.businessId, record.id, record.orderId, record.termsVersion, record.position],
      [record.templateId, record.templateVersion, record.title, record.bodySha256, record.consent],
      [record.signedName, record.signatureKind, record.signature, record.signedAt],
      [record.signedAddress, record.signedUserAgent, record.locale],
    ]),
  )
}

/** The first events of a signature's list; the second covers every column of the record. */
export function signingEvents(record: Signature): ContractEvent[] {
  const { signedAt: at, bodySha256: body, consent, signedName: name } = record
  const consented = nextEvent(undefined, { kind: 'CONSENTED', at, payload: { body, consent } })
  const payload = { body, name, record: recordHash(record) }
  return [consented, nextEvent(consented, { kind: 'SIGNED', at, payload })]
}

/** A signature as a row of `order_contract`. */
export function signatureRow(record: Signature) {
  return {
    business_id: record.businessId,
    id: record.id,
    order_id: record.orderId,
    template_id: record.templateId,
    template_version: record.templateVersion,
    terms_version: record.termsVersion,
    position: record.position,
    title: record.title,
    body: record.body,
    body_sha256: record.bodySha256,
    consent: record.consent,
    signed_name: record.signedName,
    signature_kind: record.signatureKind,
    signature: record.signature,
    signed_at: record.signedAt,
    signed_address: record.signedAddress,
    signed_user_agent: record.signedUserAgent,
    locale: record.locale,
  }
}

interface Owner {
  businessId: string
  contractId: string
}

/** An event as a row of `contract_event`. */
export function eventRow({ businessId, contractId }: Owner, event: ContractEvent) {
  return {
    business_id: businessId,
    order_contract_id: contractId,
    sequence: event.sequence,
    kind: event.kind,
    at: event.at,
    payload: JSON.stringify(event.payload),
    previous_hash: event.previousHash,
    hash: event.hash,
  }
}

import { fromMinor, type Instalment } from '@bellows/domain'
import { apiTexts } from '../base/api-texts.ts'
import { newId } from '../base/new-id.ts'
import type { Tx } from '../db/put-rows.ts'
import { nextEvent, textHash, type ContractEvent } from '../store/contracts/contract-events.ts'
import { contractText } from '../store/contracts/merge-fields.ts'
import { mergeValues, type AgreedShoot } from '../store/contracts/merge-values.ts'
import { eventRow, signatureRow, signingEvents, type Signature } from '../store/contracts/new-signature.ts'
import { choicesIn, signedText } from '../store/contracts/signing-fields.ts'
import { orderInvoices } from '../store/orders/order-invoices.ts'
import { orderReference } from '../store/orders/order-reference.ts'
import type { Contract } from '../store/studio/stored-settings.ts'
import { isBooked, type Seed } from './order-seed.ts'
import type { Ground } from './studio-folder.ts'

/** A booked order has signed all its service's contracts unless the file names which. */
function signedContracts({ folder }: Ground, { order, service }: Seed): Contract[] {
  const ids = order.signed ?? (isBooked(order.status) ? service.contractTemplates : [])
  return folder.contracts.filter(({ id }) => ids.includes(id))
}

/** A file gives the time of a combination's first shoot alone. */
function agreedShoots({ service, chosen, shoot }: Seed): AgreedShoot[] {
  const start = shoot?.start ?? null
  const [first, ...others] = chosen?.shoots ?? []
  if (!first) return [{ name: service.name, start, minutes: chosen?.shootDuration ?? 0 }]
  const later = others.map(({ name, shootDuration: minutes }) => ({ name, start: null, minutes }))
  return [{ name: first.name, start, minutes: first.shootDuration }, ...later]
}

function agreedPayments({ folder }: Ground, seed: Seed): Instalment[] {
  const shootStart = seed.shoot && seed.shoot.start.getTime()
  const { timeZone } = folder.studio
  return orderInvoices({ ...seed, shootStart, now: seed.created.getTime(), timeZone }).map(
    ({ amountMinor, ...invoice }) => ({ ...invoice, fee: fromMinor(amountMinor, seed.quote.currency) }),
  )
}

function filled(ground: Ground, seed: Seed, { body }: Contract): string {
  const { folder } = ground
  const { service, order, chosen, quote, created } = seed
  const reference = orderReference(seed.id)
  const values = mergeValues({
    business: folder.studio,
    service,
    customer: order.customer,
    packageName: chosen?.name ?? '',
    quote,
    payments: agreedPayments(ground, seed),
    shoots: agreedShoots(seed),
    now: created,
    reference,
  })
  const words = apiTexts(folder.studio.language)
  const choices = choicesIn(body).map((id) => ({ id, isAgreed: true }))
  return signedText(contractText(body, values, words.reference(reference)), { choices, guardian: '' }, words)
}

function signatureOf(ground: Ground, seed: Seed, contract: Contract & { position: number }): Signature {
  const { order, created, id } = seed
  const body = filled(ground, seed, contract)
  const { language } = ground.folder.studio
  return {
    businessId: ground.businessId,
    id: newId(),
    orderId: id,
    templateId: contract.id,
    templateVersion: contract.version,
    termsVersion: 1,
    position: contract.position,
    title: contract.name,
    body,
    bodySha256: textHash(body),
    consent: apiTexts(language).consent,
    signedName: order.customer.fullName.normalize('NFC'),
    signatureKind: 'TYPED',
    signature: '',
    signedAt: created.toISOString(),
    signedAddress: 'import',
    signedUserAgent: 'import',
    locale: language,
  }
}

function eventsOf(signature: Signature, countersigner: string): ContractEvent[] {
  const events = signingEvents(signature)
  if (countersigner === '') return events
  const countersigned = {
    kind: 'COUNTERSIGNED',
    at: signature.signedAt,
    payload: { name: countersigner },
  } as const
  return [...events, nextEvent(events.at(-1), countersigned)]
}

/** Signatures of seeded orders, with the same evidence as those given on the page. */
export async function writeSignatures(tx: Tx, ground: Ground, seed: Seed): Promise<void> {
  const { businessId, folder } = ground
  const countersigner = seed.order.countersigned ? folder.studio.countersign.name : ''
  for (const [position, contract] of signedContracts(ground, seed).entries()) {
    const signature = signatureOf(ground, seed, { ...contract, position })
    const countersigned = countersigner
      ? { countersigned_name: countersigner, countersigned_at: signature.signedAt }
      : {}
    await tx
      .insertInto('order_contract')
      .values({ ...signatureRow(signature), ...countersigned })
      .execute()
    const owner = { businessId, contractId: signature.id }
    const rows = eventsOf(signature, countersigner).map((event) => eventRow(owner, event))
    await tx.insertInto('contract_event').values(rows).execute()
  }
}

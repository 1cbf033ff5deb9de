import { newId } from '../new-id.ts'
import { nextEvent, textHash, type ContractEvent } from '../contracts/contract-events.ts'
import { fillContract } from '../contracts/merge-fields.ts'
import { mergeValues } from '../contracts/merge-values.ts'
import type { Contract } from '../studio/stored-settings.ts'
import { json, putRows, type Row, type Tx } from './put-rows.ts'
import type { Ground, Seed } from './order-seed.ts'

const CONSENT = 'I agree to sign electronically.'

/** A booked order has signed all its service's contracts unless the file names which. */
function signedContracts({ folder }: Ground, { order, service }: Seed): Contract[] {
  const isBooked = order.status === 'BOOKED' || order.status === 'SHOOTED'
  const ids = order.signed ?? (isBooked ? service.contractTemplates : [])
  return folder.contracts.filter(({ id }) => ids.includes(id))
}

function filled({ folder }: Ground, seed: Seed, { body }: Contract): string {
  const { service, order, chosen, quote, shoot, created } = seed
  const values = mergeValues({
    business: folder.studio,
    service,
    customer: order.customer,
    packageName: chosen?.name ?? '',
    quote,
    shootStart: shoot?.start ?? null,
    minutes: chosen?.shootDuration ?? 0,
    now: created,
  })
  return fillContract(body, values)
}

function eventsOf(body: string, { order, created }: Seed, countersigner: string): ContractEvent[] {
  const at = created.toISOString()
  const signed = nextEvent(undefined, {
    kind: 'SIGNED',
    at,
    payload: { name: order.customer.fullName, body: textHash(body), consent: CONSENT },
  })
  if (countersigner === '') return [signed]
  return [signed, nextEvent(signed, { kind: 'COUNTERSIGNED', at, payload: { name: countersigner } })]
}

interface SignedContract extends Contract {
  rowId: string
  position: number
  countersigner: string
}

function contractRow(ground: Ground, seed: Seed, contract: SignedContract): Row {
  const { order, created, id } = seed
  const { countersigner } = contract
  return {
    business_id: ground.businessId,
    id: contract.rowId,
    order_id: id,
    template_id: contract.id,
    template_version: contract.version,
    terms_version: 1,
    position: contract.position,
    title: contract.name,
    body: contract.body,
    body_sha256: textHash(contract.body),
    consent: CONSENT,
    signed_name: order.customer.fullName,
    signature_kind: 'TYPED',
    signed_at: created,
    signed_address: 'import',
    signed_user_agent: 'import',
    locale: ground.folder.studio.language,
    countersigned_name: countersigner || null,
    countersigned_at: countersigner ? created : null,
  }
}

/** Signatures of seeded orders, with the same evidence as those given on the page. */
export async function writeSignatures(tx: Tx, ground: Ground, seed: Seed): Promise<void> {
  const contracts = signedContracts(ground, seed)
  for (const [position, contract] of contracts.entries()) {
    const signed = { ...contract, rowId: newId(), body: filled(ground, seed, contract), position }
    const countersigner = seed.order.countersigned ? ground.folder.studio.countersign.name : ''
    const row = contractRow(ground, seed, { ...signed, countersigner })
    await putRows(tx, { table: 'order_contract', key: ['business_id', 'id'], rows: [row] })
    const events = eventsOf(signed.body, seed, countersigner)
    await putRows(tx, {
      table: 'contract_event',
      key: ['business_id', 'order_contract_id', 'sequence'],
      rows: events.map((event) => ({
        business_id: ground.businessId,
        order_contract_id: signed.rowId,
        sequence: event.sequence,
        kind: event.kind,
        at: event.at,
        payload: json(event.payload),
        previous_hash: event.previousHash,
        hash: event.hash,
      })),
    })
  }
}

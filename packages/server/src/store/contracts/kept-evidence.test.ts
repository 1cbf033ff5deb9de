import { checkContract, confirmOrder, createOrder, getContract, getOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../../../test/invariants.ts'
import { addPackage } from '../../../test/studio-fixture.ts'
import { write } from '../../db/write.ts'
import { customer, orderToSign, putSettings, signedBooking, signOne } from '../../testing/booked.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'
import { supersedeSignatures } from './supersede.ts'
import { verifyEvidence } from './verify-evidence.ts'

const app = useTestApp({ isOwn: true })
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

describe('afterwards', () => {
  test('confirming countersigns where the studio does so at once, and sends copies', async () => {
    await putSettings(app(), { countersign: { isAutomatic: true, name: 'Maren Alder' } })
    const { orderId } = await signedBooking(app())
    expect(await app().call(getContract, { orderId, id: 'agreement' })).toMatchObject({
      signature: { countersignedName: 'Maren Alder' },
    })
    const { rows } = await run(sql`select kind from outbox order by kind`)
    expect(rows.map((row) => Object(row).kind)).toEqual([
      'contract.signed',
      'contract.signed',
      'order.booked',
    ])
    expect(await verifyEvidence(app().database.kysely)).toEqual({ checked: 2, faults: [] })
    expect((await checkInvariants(app().database.pool)).filter(({ rows: broken }) => broken > 0)).toEqual([])
  })

  test('where it does not, the booking stands without', async () => {
    const { orderId } = await signedBooking(app())
    const { signContracts, status } = await app().call(getOrder, { id: orderId })
    expect(status).toBe('BOOKED')
    expect(signContracts.map(({ countersignedDate }) => countersignedDate)).toEqual([null, null])
  })

  test('another package supersedes: signed anew, the first kept', async () => {
    const ordered = await orderToSign(app())
    const { orderId, token, slotId } = ordered
    await signOne(app(), ordered, 'agreement')
    const first = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    await addPackage(app().rows, { id: 'other' })
    await app().call(holdSlot, { id: slotId, packageId: 'other' }, { token })
    await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
    const due = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    expect(due).toMatchObject({
      signature: null,
      termsVersion: 2,
      supersededDate: first.signature?.signedDate,
    })
    expect(await app().refusal(confirmOrder, { id: orderId }, { token })).toMatchObject({
      error: 'step_required',
    })
    await signOne(app(), ordered, 'agreement')
    expect(await app().call(checkContract, { fingerprint: first.fingerprint })).toMatchObject({
      result: 'SUPERSEDED',
      termsVersion: 1,
      newerSignedDate: expect.any(String),
    })
    expect(await verifyEvidence(app().database.kysely)).toEqual({ checked: 2, faults: [] })
  })
})

test('a booking whose terms change is signed anew and gets a new copy', async () => {
  const ordered = await signedBooking(app())
  const { businessId } = app().rows
  await write(app().database.kysely, async (tx) => {
    await sql`update orders set terms_version = 2`.execute(tx)
    await supersedeSignatures({ tx, businessId }, ordered.orderId)
  })
  const { signContracts } = await app().call(getOrder, { id: ordered.orderId })
  expect(signContracts.map(({ signedDate }) => signedDate)).toEqual([null, null])
  await signOne(app(), ordered, 'agreement')
  const { rows } = await run(sql`select 1 from outbox where kind = 'contract.signed'`)
  expect(rows).toHaveLength(3)
  expect(await verifyEvidence(app().database.kysely)).toEqual({ checked: 3, faults: [] })
  expect((await checkInvariants(app().database.pool)).filter(({ rows: broken }) => broken > 0)).toEqual([])
})

describe('checking a signed copy', () => {
  test('tells what is unaltered, unknown, and altered, each studio its own', async () => {
    await putSettings(app(), { countersign: { isAutomatic: true, name: 'Maren Alder' } })
    const { orderId } = await signedBooking(app())
    const { fingerprint, signature } = await app().call(getContract, { orderId, id: 'agreement' })
    const check = (by = {}) => app().call(checkContract, { fingerprint }, by)
    expect(await check()).toEqual({
      result: 'UNALTERED',
      signedDate: signature?.signedDate,
      termsVersion: 1,
      clientInitials: 'A. B.',
      studioInitials: 'M. A.',
      newerSignedDate: null,
    })
    await addSite(app().database, 'other.test')
    expect(await check({ host: 'other.test' })).toMatchObject({ result: 'UNKNOWN', signedDate: null })
    await run(sql`alter table order_contract disable trigger all`)
    await run(sql`update order_contract set body_sha256 = ${'0'.repeat(64)} where template_id = 'agreement'`)
    await run(sql`alter table order_contract enable trigger all`)
    expect(await check()).toMatchObject({ result: 'ALTERED', signedDate: null, clientInitials: '' })
  })

  test('is refused for what is no fingerprint, and after too many', async () => {
    expect(await app().refusal(checkContract, { fingerprint: 'F00' })).toMatchObject({ status: 400 })
    const fingerprint = 'a'.repeat(64)
    for (let count = 0; count < 30; count += 1) await app().call(checkContract, { fingerprint })
    expect(await app().refusal(checkContract, { fingerprint })).toMatchObject({ status: 429 })
  })
})

describe('the database keeps evidence', () => {
  test.each([
    ['a signature’s text', sql`update order_contract set body = 'x'`],
    ['its time', sql`update order_contract set signed_at = now()`],
    ['a signature', sql`delete from order_contract`],
    ['an event', sql`update contract_event set payload = '{}'`],
    ['an event, gone', sql`delete from contract_event`],
    ['the order', sql`delete from orders`],
    ['the studio', sql`delete from business`],
  ])('%s', async (_, query) => {
    const ordered = await orderToSign(app())
    await signOne(app(), ordered, 'agreement')
    await expect(run(query)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  })

  test('a countersignature and an end come once', async () => {
    await signOne(app(), await orderToSign(app()), 'agreement')
    await run(
      sql`update order_contract set countersigned_name = 'M', countersigned_at = now(), superseded_at = now()`,
    )
    await expect(run(sql`update order_contract set countersigned_name = 'N'`)).rejects.toMatchObject({
      code: '23001',
    })
    await expect(run(sql`update order_contract set superseded_at = null`)).rejects.toMatchObject({
      code: '23001',
    })
  })
})

import { confirmOrder, getContract, getOrder, signContract } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newToken } from '../../../test/studio-fixture.ts'
import { textHash } from '../../store/contracts/contract-events.ts'
import { verifyEvidence } from '../../store/contracts/verify-evidence.ts'
import { newOrder, orderToSign, putContent, putSettings, signOne } from '../../testing/booked.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const countOf = async (table: 'order_contract' | 'contract_event' | 'outbox') =>
  (await app().database.kysely.selectFrom(table).selectAll().execute()).length

describe('a contract to be signed', () => {
  test('has its fields filled in and names its booking', async () => {
    const { orderId, token } = await orderToSign(app())
    const contract = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    expect(contract).toMatchObject({
      number: 1,
      count: 2,
      nextId: 'agreement',
      signature: null,
      consent: 'I agree to sign electronically.',
    })
    const { reference } = await app().call(getOrder, { id: orderId })
    expect(contract.body).toBe(
      `<p><strong>Ann Booker</strong> books <strong>basic</strong> for <strong>$214.50</strong>.</p>\n<p>Booking reference ${reference}</p>`,
    )
    expect(contract.fingerprint).toBe(textHash(contract.body))
  })

  test('opens to the hold’s token only, to its own studio only, and to its service’s orders only', async () => {
    const { orderId, token } = await orderToSign(app())
    const read = (by: object, id = 'agreement') => app().refusal(getContract, { orderId, id }, by)
    expect(await read({})).toMatchObject({ status: 403 })
    expect(await read({ token: newToken() })).toMatchObject({ status: 403 })
    expect(await read({ token }, 'nobody')).toMatchObject({ status: 404 })
    await addSite(app().database, 'other.test')
    expect(await read({ token, host: 'other.test' })).toMatchObject({ status: 404 })
  })
})

describe('signing', () => {
  test('keeps who, what, when and from where, and is asked for in order', async () => {
    const ordered = await orderToSign(app())
    const { orderId, token } = ordered
    const second = await app().call(getContract, { orderId, id: 'release' }, { token })
    const early = {
      orderId,
      id: 'release',
      fullName: 'Ann',
      hasConsented: true,
      fingerprint: second.fingerprint,
    } as const
    expect(await app().refusal(signContract, early, { token })).toMatchObject({ error: 'step_required' })
    expect(await signOne(app(), ordered, 'agreement')).toMatchObject({
      signature: { kind: 'TYPED', name: 'Ann Booker', drawing: null, countersignedDate: null },
      nextId: 'release',
    })
    expect(await signOne(app(), ordered, 'release')).toMatchObject({ number: 2, nextId: null })
    const { rows } = await run(sql`select * from order_contract order by position`)
    expect(rows[0]).toMatchObject({
      template_version: 'v1',
      signed_name: 'Ann Booker',
      signed_address: '203.0.113.7',
      locale: 'en-US',
    })
    expect(await countOf('contract_event')).toBe(4)
    expect(await verifyEvidence(app().database.kysely)).toEqual({ checked: 2, faults: [] })
  })

  test('a drawn signature is kept as it was drawn; a dot is none', async () => {
    const { orderId, token } = await orderToSign(app())
    const { fingerprint } = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    const asked = { orderId, id: 'agreement', fullName: 'Ann', hasConsented: true, fingerprint } as const
    for (const drawing of ['M1 1', 'M1 1L<script>', '', `M1 1${'L2 2'.repeat(9000)}`])
      expect(await app().refusal(signContract, { ...asked, drawing }, { token })).toMatchObject({
        status: 400,
      })
    const drawing = 'M10 20L30 40L50 60M1 1L2 2'
    expect(await app().call(signContract, { ...asked, drawing }, { token })).toMatchObject({
      signature: { kind: 'DRAWN', drawing },
    })
  })

  test.each([
    ['an empty name', { fullName: '  ' }],
    ['a name without letters', { fullName: '123' }],
    ['a name that turns the direction', { fullName: 'Ann\u202Ekoob' }],
    ['a lone surrogate', { fullName: 'Ann \uD800' }],
    ['a line break', { fullName: 'Ann\r\nBcc: x' }],
    ['no consent', { hasConsented: false }],
    ['an ill-formed fingerprint', { fingerprint: 'f00' }],
    ['a field of its own', { signedAt: '2030-01-01T00:00:00Z' }],
  ])('%s is refused and leaves nothing', async (_, part) => {
    const { orderId, token } = await orderToSign(app())
    const { fingerprint } = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    const body = JSON.stringify({ fullName: 'Ann', hasConsented: true, fingerprint, ...part })
    const answer = await app().fetch(`/api/public/orders/${orderId}/sign-contract/agreement`, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json', 'x-hold-token': token },
    })
    expect(answer.status).toBe(400)
    expect(await countOf('order_contract')).toBe(0)
  })

  test('needs the token, the right order, and an order that is not cancelled', async () => {
    const { orderId, token } = await orderToSign(app())
    const { fingerprint } = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    const asked = { orderId, id: 'agreement', fullName: 'Ann', hasConsented: true, fingerprint } as const
    const refused = (part: object, by: object) => app().refusal(signContract, { ...asked, ...part }, by)
    expect(await refused({}, {})).toMatchObject({ status: 403 })
    expect(await refused({ id: 'nobody' }, { token })).toMatchObject({ status: 404 })
    expect(await refused({ orderId: 'thereisnosuchorder0000000' }, { token })).toMatchObject({ status: 404 })
    await addSite(app().database, 'other.test')
    expect(await refused({}, { token, host: 'other.test' })).toMatchObject({ status: 404 })
    await run(sql`update orders set status = 'CANCELLED', cancelled_at = now()`)
    expect(await refused({}, { token })).toMatchObject({ status: 409, error: 'order_closed' })
    expect(await countOf('order_contract')).toBe(0)
  })

  test('16 times at once it is signed once; again it answers the first; another text is refused', async () => {
    const ordered = await orderToSign(app())
    const all = await Promise.all(Array.from({ length: 16 }, () => signOne(app(), ordered, 'agreement')))
    expect(new Set(all.map(({ signature }) => signature?.signedDate)).size).toBe(1)
    expect([await countOf('order_contract'), await countOf('contract_event')]).toEqual([1, 2])
    const { orderId, token } = ordered
    const other = {
      orderId,
      id: 'agreement',
      fullName: 'Ann',
      hasConsented: true,
      fingerprint: 'a'.repeat(64),
    } as const
    expect(await app().refusal(signContract, other, { token })).toMatchObject({ error: 'contract_changed' })
  })

  test('a text that the studio edited meanwhile is read again; one that was signed stays', async () => {
    const ordered = await orderToSign(app())
    const { orderId, token } = ordered
    const read = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    const edited = { id: 'agreement', name: 'Agreement', body: '<p>Other</p>', version: 'v2' }
    await putSettings(app(), { contracts: [edited] })
    const asked = { orderId, id: 'agreement', fullName: 'Ann', hasConsented: true } as const
    const stale = { ...asked, fingerprint: read.fingerprint }
    expect(await app().refusal(signContract, stale, { token })).toMatchObject({ error: 'contract_changed' })
    const signed = await signOne(app(), ordered, 'agreement')
    await putSettings(app(), { contracts: [{ ...edited, body: '<p>Third</p>', version: 'v3' }] })
    expect(await app().call(getContract, { orderId, id: 'agreement' }, { token })).toEqual(signed)
  })
})

test('an order of another hold has contracts of its own', async () => {
  const ordered = await orderToSign(app())
  const other = await newOrder(app())
  const [one, two] = [await signOne(app(), ordered, 'agreement'), await signOne(app(), other, 'agreement')]
  expect(one.fingerprint).not.toBe(two.fingerprint)
})

const asks = async (...ids: string[]) => {
  await putContent(app(), { contractTemplates: ids })
  await putSettings(app(), {
    contracts: ids.map((id) => ({ id, name: id, body: '<p>{{package_name}}</p>', version: 'v9' })),
  })
}
async function booked() {
  const ordered = await orderToSign(app())
  for (const id of ['agreement', 'release']) await signOne(app(), ordered, id)
  await app().call(confirmOrder, { id: ordered.orderId }, { token: ordered.token })
  return ordered
}

describe('once it is booked', () => {
  test('what is signed is read again though the owner withdrew it, and nothing newer is asked for', async () => {
    const { orderId, token } = await booked()
    const before = await app().call(getContract, { orderId, id: 'agreement' }, { token })
    await asks('house-rules', 'release')
    const { signContracts } = await app().call(getOrder, { id: orderId })
    expect(signContracts.map(({ id, signedDate }) => [id, signedDate !== null])).toEqual([
      ['agreement', true],
      ['release', true],
    ])
    expect(await app().call(getContract, { orderId, id: 'agreement' }, { token })).toEqual(before)
    const unasked = { orderId, id: 'house-rules' }
    expect(await app().refusal(getContract, unasked, { token })).toMatchObject({ status: 404 })
  })

  test('another time asks for the same again, save for what is offered no more', async () => {
    const { orderId, token } = await booked()
    await asks('release', 'house-rules')
    await run(sql`update orders set terms_version = terms_version + 1`)
    const { signContracts } = await app().call(getOrder, { id: orderId })
    expect(signContracts.map(({ id, signedDate }) => [id, signedDate])).toEqual([['release', null]])
    expect(await signOne(app(), { orderId, token, slotId: '' }, 'release')).toMatchObject({ nextId: null })
  })
})

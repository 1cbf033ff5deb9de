import { createOrder, getContract, holdSlot, signContract } from '@bellows/api'
import { describe, expect, test } from 'vitest'
import { addPackage } from '../../../test/studio-fixture.ts'
import { textHash } from '../../store/contracts/contract-events.ts'
import { verifyEvidence } from '../../store/contracts/verify-evidence.ts'
import { customer, orderToSign, putSettings, signOne } from '../../testing/booked.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const body =
  '<p>{{client}} of {{guardian}}:</p>\n<p>{{ choice portfolio }}</p>\n<p>In print:</p>\n<p>{{choice print}}</p>'
const release = { id: 'agreement', name: 'Release', body, version: 'v1' }
const both = [
  { id: 'portfolio', isAgreed: true },
  { id: 'print', isAgreed: false },
]

async function toAnswer() {
  const ordered = await orderToSign(app())
  await putSettings(app(), { contracts: [release, { ...release, id: 'release', body: '<p>Shown.</p>' }] })
  const { orderId, token } = ordered
  const read = await app().call(getContract, { orderId, id: 'agreement' }, { token })
  const { fingerprint } = read
  const asked = { orderId, id: 'agreement', fullName: 'Ann', hasConsented: true, fingerprint } as const
  return { ordered, read, asked, by: { token } }
}

describe('clauses that are agreed to or declined', () => {
  test('stand in the text as places; what was said and the guardian become part of what is kept', async () => {
    const { read, asked, by } = await toAnswer()
    expect(read.body).toContain('<p>{{choice portfolio}}</p>')
    expect(read.body).toContain('<strong>to be filled in when signing</strong>')
    expect(read.asksGuardian).toBe(true)
    const signing = { ...asked, choices: both, guardian: ' Bo <Booker> {{choice print}} ' }
    const signed = await app().call(signContract, signing, by)
    expect(signed.body).toContain(
      '<p><strong>Agreed</strong></p>\n<p>In print:</p>\n<p><strong>Declined</strong></p>',
    )
    expect(signed.body).toContain('of <strong>Bo &lt;Booker&gt; {{choice print}}</strong>:')
    expect(signed).toMatchObject({ asksGuardian: false, fingerprint: textHash(signed.body) })
    expect(signed.fingerprint).not.toBe(asked.fingerprint)
    expect(await app().call(signContract, signing, by)).toEqual(signed)
    expect(await app().refusal(signContract, { ...asked, choices: [] }, by)).toMatchObject({ status: 400 })
    const otherwise = { ...signing, choices: both.map(({ id }) => ({ id, isAgreed: true })) }
    expect(await app().refusal(signContract, otherwise, by)).toMatchObject({ error: 'contract_changed' })
    expect(await verifyEvidence(app().database.kysely)).toEqual({ checked: 1, faults: [] })
  })

  test.each([
    ['none', undefined, 'portfolio'],
    ['one too few', both.slice(1), 'portfolio'],
    ['one twice', [...both, both[0]], 'portfolio'],
    ['one that nobody asked', [...both, { id: 'other', isAgreed: true }], 'other'],
  ])('%s is refused by its name', async (_, choices, path) => {
    const { asked, by } = await toAnswer()
    const sent = { ...asked, ...(choices && { choices: choices as typeof both }) }
    expect(await app().refusal(signContract, sent, by)).toMatchObject({
      status: 400,
      validation: [{ path, message: 'This field cannot be left blank' }],
    })
  })

  test('nobody named is said, too; a guardian without letters is none', async () => {
    const { asked, by } = await toAnswer()
    const sent = { ...asked, choices: both }
    expect(await app().refusal(signContract, { ...sent, guardian: '12' }, by)).toMatchObject({ status: 400 })
    const { body: kept } = await app().call(signContract, sent, by)
    expect(kept).toContain('<strong>nobody named</strong>')
  })
})

test('what another package changed in the text is listed', async () => {
  const ordered = await orderToSign(app())
  const { orderId, token, slotId } = ordered
  await signOne(app(), ordered, 'agreement')
  await addPackage(app().rows, { id: 'other' })
  await app().call(holdSlot, { id: slotId, packageId: 'other' }, { token })
  await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
  const due = () => app().call(getContract, { orderId, id: 'agreement' }, { token })
  expect(await due()).toMatchObject({
    isRewritten: false,
    changes: [{ field: 'package', before: 'basic', after: 'other' }],
  })
  await putSettings(app(), { contracts: [{ ...release, version: 'v2' }] })
  expect(await due()).toMatchObject({ isRewritten: true, changes: [] })
})

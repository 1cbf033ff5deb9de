import { holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPackage, addSlot } from '../../../test/studio-fixture.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const addPrint = (serviceId: string) =>
  run(sql`insert into addon (business_id, id, service_id, name, fee_minor, max_quantity)
    values (${app().rows.businessId}, 'print', ${serviceId}, 'Print', 2500, 3)`)
const endDiscount = () => run(sql`update discount set end_at = now() - interval '1 minute'`)

describe('a discount that was held before its end', () => {
  const print = [{ id: 'print', quantity: 1 }]

  test('stays with what is added after it, and is nobody else’s any more', async () => {
    for (const id of ['basic', 'plus']) await addPackage(app().rows, { id, places: 10 })
    await addPrint('mini')
    const [id, other] = [await addSlot(app().rows), await addSlot(app().rows)]
    const { holdToken: token } = await app().call(holdSlot, { id, packageId: 'basic' })
    await endDiscount()
    const { quote } = await app().call(holdSlot, { id, addons: print }, { token })
    expect(quote?.lines).toMatchObject([{ kind: 'package' }, { amount: '-19.50' }, { kind: 'addon' }])
    const late = await app().call(holdSlot, { id: other, packageId: 'basic' })
    expect(late.quote?.lines).toHaveLength(1)
    const changed = await app().call(holdSlot, { id, packageId: 'plus' }, { token })
    expect(changed.quote?.lines).toMatchObject([{ kind: 'package' }, { kind: 'addon' }])
  })

  test('stays with a free start of a full session too', async () => {
    await openFullSession(app())
    await addPrint('full')
    await run(sql`insert into discount (business_id, package_id, percent, start_at, end_at, max_places)
      values (${app().rows.businessId}, 'both', '10', now() - interval '1 hour', now() + interval '1 hour', 0)`)
    const { holdToken: token, slot } = await app().call(holdSlot, { id: 'full', startTime: startIn(60) })
    await endDiscount()
    const { quote } = await app().call(holdSlot, { id: slot?.id ?? '', addons: print }, { token })
    expect(quote?.lines).toMatchObject([{ kind: 'package' }, { amount: '-50.00' }, { kind: 'addon' }])
  })
})

describe('the last place of a discount', () => {
  const discounted = [{ kind: 'package' }, { kind: 'discount' }]

  test('goes with its holder to another time, be the discount over by then, and is nobody else’s', async () => {
    await addPackage(app().rows, { places: 1 })
    const [id, next, other, last] = await Promise.all([1, 2, 3, 4].map(() => addSlot(app().rows)))
    const { holdToken: token } = await app().call(holdSlot, { id: id ?? '' })
    const moved = await app().call(holdSlot, { id: next ?? '' }, { token })
    expect(moved.quote?.lines).toMatchObject(discounted)
    const stranger = await app().call(holdSlot, { id: other ?? '' })
    expect(stranger.quote?.lines).toHaveLength(1)
    await endDiscount()
    const late = await app().call(holdSlot, { id: last ?? '', packageId: 'basic' }, { token })
    expect(late.quote?.lines).toMatchObject(discounted)
  })

  test('goes with its holder to another start of a full session', async () => {
    await openFullSession(app())
    await run(sql`insert into discount (business_id, package_id, percent, start_at, end_at, max_places)
      values (${app().rows.businessId}, 'both', '10', now() - interval '1 hour', now() + interval '1 hour', 1)`)
    const { holdToken: token } = await app().call(holdSlot, { id: 'full', startTime: startIn(60) })
    const moved = await app().call(holdSlot, { id: 'full', startTime: startIn(61) }, { token })
    expect(moved.quote?.lines).toMatchObject(discounted)
    const stranger = await app().call(holdSlot, { id: 'full', startTime: startIn(60) })
    expect(stranger.quote?.lines).toHaveLength(1)
  })
})

const held = async (quantity: number) => {
  const id = await addSlot(app().rows)
  const addons = [{ id: 'print', quantity }]
  const { holdToken: token } = await app().call(holdSlot, { id, packageId: 'basic', addons })
  return { id, addons, token }
}

describe('a chosen add-on that the studio takes away', () => {
  beforeEach(async () => {
    for (const id of ['basic', 'plus']) await addPackage(app().rows, { id })
    await addPrint('mini')
  })

  test('stands in no package’s way, and is refused where it is asked for', async () => {
    const { id, addons, token } = await held(1)
    await run(sql`delete from addon`)
    expect(await app().refusal(holdSlot, { id, addons }, { token })).toMatchObject({ error: 'not_offered' })
    const changed = await app().call(holdSlot, { id, packageId: 'plus' }, { token })
    expect(changed).toMatchObject({ packageId: 'plus', addons: [], quote: { subtotal: '195.00' } })
  })

  test('is kept as often as it is still offered', async () => {
    const { id, token } = await held(3)
    await run(sql`update addon set max_quantity = 2`)
    const changed = await app().call(holdSlot, { id, packageId: 'plus' }, { token })
    expect(changed.addons).toEqual([{ id: 'print', quantity: 2 }])
  })
})

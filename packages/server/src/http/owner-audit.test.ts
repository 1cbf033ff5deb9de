import { getBusiness, listOwnersOrders } from '@bellows/api'
import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ logLevel: 'error' })

test('what an owner did is told however little else is', async () => {
  await app().call(getBusiness, {})
  await app().call(listOwnersOrders, {}, { ownerOf: app().rows.businessId })
  expect(app().logged).toMatchObject([{ msg: 'owner', move: 'GET /api/owner/orders', outcome: 'done' }])
})

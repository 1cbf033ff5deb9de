import { getOrder, receivePayment } from '@bellows/api'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addPackage } from '../../../test/studio-fixture.ts'
import { lockOrder } from '../../store/orders/lock-order.ts'
import { newOrder } from '../../testing/booked.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const WHILE_WRITING = 500

/** The embedded engine has one connection: nobody comes between there. */
test.runIf(process.env['TEST_DATABASE_URL'])(
  'a payment is received once its order is written, whose payments may be others by then',
  async () => {
    await addPackage(app().rows)
    const { orderId } = await newOrder(app())
    const { invoices } = await app().call(getOrder, { id: orderId })
    const paid = { orderId, invoiceId: invoices[0]?.id ?? '' }
    const { businessId, kysely } = app().rows
    const { received } = await kysely.transaction().execute(async (tx) => {
      await lockOrder({ tx, businessId }, orderId)
      const started = app().call(receivePayment, paid, { ownerOf: businessId })
      await setTimeout(WHILE_WRITING)
      const { invoices: now } = await app().call(getOrder, { id: orderId })
      expect(now).toMatchObject([{ paymentStatus: 'PENDING' }])
      return { received: started }
    })
    expect((await received).invoices).toMatchObject([{ paymentStatus: 'PAID', method: 'OUTSIDE' }])
  },
)

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signedBooking } from '../testing/booked.ts'
import { putEvent, sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

test('a booking that moves asks for the signature that its new date needs', async () => {
  const { orderId } = await signedBooking(app())
  await sentBy(app())
  await sql`update orders set terms_version = terms_version + 1`.execute(app().database.kysely)
  await putEvent(app(), 'order.moved', { orderId, shootNumber: 1 })
  const mail = (await sentBy(app())).find(({ subject }) => subject === 'New date: mini')
  expect(mail?.text).toContain('Please sign the contract once more')
  expect(mail?.text).toContain(`https://studio.test/shoots/${orderId}/sign-contract/1`)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signedBooking, signOne } from '../testing/booked.ts'
import { putEvent, sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

for (const [to, isPaid, page] of [
  ['the contract', true, '/sign-contract/1'],
  ['its page where something is due too', false, ''],
] as const)
  test(`a booking that moves asks for the signature that its new date needs, and leads to ${to}`, async () => {
    const { orderId } = await signedBooking(app())
    await sentBy(app())
    await sql`update orders set terms_version = terms_version + 1`.execute(app().database.kysely)
    if (isPaid)
      await sql`update invoice set payment_status = 'PAID', paid_date = now()`.execute(app().database.kysely)
    await putEvent(app(), 'order.moved', { orderId, shootNumber: 1 })
    const mail = (await sentBy(app())).find(({ subject }) => subject === 'New date: mini')
    expect(mail?.text).toContain('Please sign the contracts: they now name the new date.')
    expect(mail?.text).toContain(`https://studio.test/shoots/${orderId}${page}\n`)
  })

test('a first date is told as one, to the client and the owner', async () => {
  const { orderId } = await signedBooking(app())
  await sentBy(app())
  await putEvent(app(), 'order.dated', { orderId, shootNumber: 2 })
  const mails = await sentBy(app())
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Date set: mini',
    'Date set: mini, Ann Booker',
  ])
  for (const { text } of mails) {
    expect(text).toContain('that was still open is set.')
    expect(text).not.toContain('moves it in your calendar')
  }
})

test('a booking that moves asks for one contract where the others are signed anew by then', async () => {
  const ordered = await signedBooking(app())
  await sentBy(app())
  await sql`update orders set terms_version = terms_version + 1`.execute(app().database.kysely)
  await signOne(app(), ordered, 'agreement')
  await putEvent(app(), 'order.moved', { orderId: ordered.orderId, shootNumber: 1 })
  const mail = (await sentBy(app())).find(({ subject }) => subject === 'New date: mini')
  expect(mail?.text).toContain('Please sign the contract: it now names the new date.')
})

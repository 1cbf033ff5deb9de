import { confirmOrder, getContract, joinWaitlist } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, minutesFromNow } from '../../test/studio-fixture.ts'
import { textHash } from '../store/contracts/contract-events.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { newOrder, putSettings, signedBooking } from '../testing/booked.ts'
import { putEvent, sentBy } from '../testing/mailroom.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const owner = 'hello@studio.example'
const client = 'ann@people.example'

async function booked() {
  await addPackage(app().rows)
  const ordered = await newOrder(app())
  await app().call(confirmOrder, { id: ordered.orderId }, { token: ordered.token })
  return ordered
}

describe('a booking', () => {
  test('is told with its calendar file and the studio’s own address in links', async () => {
    const { orderId } = await booked()
    await run(sql`update business_domain set domain = 'canonical.example'`)
    const mails = await sentBy(app())
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([client, owner])
    const mail = mails.find(({ to }) => to.address === client)
    expect(mail).toMatchObject({
      subject: 'You’re booked: mini',
      from: { name: 'Studio', address: owner },
      attachments: [{ filename: 'booking.ics', contentType: expect.stringContaining('text/calendar') }],
    })
    expect(mail?.text).toContain('Total: $214.50')
    expect(mail?.text).toContain('By cheque.')
    expect(mail?.text).toContain(`https://canonical.example/shoots/${orderId}`)
    expect(mail?.text).not.toContain('studio.test')
    expect(mail?.attachments[0]?.content).toContain(`UID:${orderId}@canonical.example`)
  })

  test.each([
    ['fr-FR', 'C’est réservé : mini', 'Bonjour Ann Booker,'],
    ['de-DE', 'Gebucht: mini', 'Guten Tag Ann Booker,'],
    ['pt-BR', 'Reserva confirmada: mini', 'Olá, Ann Booker!'],
    ['es-ES', 'Reserva confirmada: mini', 'Hola, Ann Booker:'],
  ])('speaks the studio’s language: %s', async (language, subject, greeting) => {
    await booked()
    await run(sql`update business set language = ${language}`)
    const mail = (await sentBy(app())).find(({ to }) => to.address === client)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(greeting)
    expect(mail?.html).toMatch(new RegExp(`<html [^>]*lang="${language}"`))
  })

  test('is told to nobody who does not want it, or whose address is none', async () => {
    await putSettings(app(), {
      groups: { notifications: { newBooking: false }, clientEmails: { confirmation: false } },
    })
    await booked()
    expect(await sentBy(app())).toEqual([])
    await putSettings(app(), { groups: {} })
    await run(
      sql`update orders set contact = contact || '{"email": "ann@people.example\\r\\nBcc: x@y.example"}'`,
    )
    await run(sql`update outbox set done_at = null, available_at = now()`)
    expect((await sentBy(app())).map(({ to }) => to.address)).toEqual([owner])
  })

  test('that was called off before its letter could go is told as that alone', async () => {
    const { orderId } = await booked()
    await putEvent(app(), 'order.moved', { orderId, shootNumber: 1 })
    await cancelOrder(app().rows, { orderId, reason: '', outboxId: 'off' })
    const subjects = (await sentBy(app())).map(({ subject }) => subject)
    expect(subjects.length).toBeGreaterThan(0)
    for (const subject of subjects) expect(subject).toMatch(/^Cancelled/)
  })

  test('that moves is told with the same event, later in its row', async () => {
    const { orderId } = await booked()
    await sentBy(app())
    await run(sql`update orders set terms_version = 2`)
    await putEvent(app(), 'order.moved', { orderId, shootNumber: 1 })
    const mails = await sentBy(app())
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'New date: mini',
      'New date: mini, Ann Booker',
    ])
    expect(mails[0]?.attachments[0]?.content).toContain('SEQUENCE:2')
  })
})

test('a signed copy is the text to the byte, and says how to check it', async () => {
  await putSettings(app(), { countersign: { isAutomatic: true, name: 'Maren Alder' } })
  const { orderId } = await signedBooking(app())
  const { fingerprint } = await app().call(getContract, { orderId, id: 'agreement' })
  const mail = (await sentBy(app())).find(({ subject }) => subject === 'Your signed copy: Agreement')
  expect(mail?.to.address).toBe(client)
  expect(textHash(mail?.attachments[0]?.content ?? '')).toBe(fingerprint)
  expect(mail?.text).toContain('Countersigned by: Maren Alder')
  expect(mail?.text).toContain(`https://studio.test/contracts/verify#${fingerprint}`)
})

test('a payment without a time is told to both, whatever the settings', async () => {
  const { orderId } = await booked()
  await sentBy(app())
  await putSettings(app(), { groups: { notifications: { newBooking: false, payment: false } } })
  await run(sql`update orders set flag = 'PAID_WITHOUT_SLOT'`)
  await putEvent(app(), 'order.paid_without_slot', { orderId, lostStart: '2030-05-18T15:00:00.000Z' })
  const mails = await sentBy(app())
  expect(mails.map(({ to }) => to.address).toSorted()).toEqual([client, owner])
  expect(mails.find(({ to }) => to.address === client)?.text).toContain(
    `https://studio.test/select-date/${orderId}`,
  )
  for (const { text } of mails) {
    expect(text).toMatch(/^Reference: /m)
    expect(text).toMatch(/^Time that was taken: Sat, May 18, 2030/m)
  }
})

test('a payment is told to the owner who wants it', async () => {
  const { orderId } = await booked()
  await sentBy(app())
  const { rows } = await run(sql`select id from invoice limit 1`)
  await putEvent(app(), 'invoice.paid', { orderId, invoiceId: Object(rows[0]).id })
  expect((await sentBy(app())).map(({ subject }) => subject)).toEqual([
    'Payment received: $214.50 from Ann Booker',
  ])
})

async function offered(until: Date) {
  await addPackage(app().rows)
  const { orderId, slotId } = await newOrder(app())
  await run(sql`update slot set status = 'AVAILABLE', hold_token = null, held_at = null, lockout_end = null,
    hold_package_id = null, hold_addons = null, hold_price = null, hold_address = null, offer_token = 'secret',
    offer_until = ${until}, offer_order_id = ${orderId} where id = ${slotId}`)
  const path = `/reserved/${slotId}#secret`
  await putEvent(app(), 'waitlist.offered', { orderId, slotId, until: until.toISOString(), path })
  return sentBy(app())
}

describe('an offer', () => {
  test('carries its link while it stands', async () => {
    const [mail, ...others] = await offered(minutesFromNow(60))
    expect(others).toEqual([])
    expect(mail?.subject).toBe('A time is free: mini')
    expect(mail?.text).toMatch(/https:\/\/studio\.test\/reserved\/[\w-]+#secret/)
  })

  test('that ended is not sent', async () => {
    expect(await offered(minutesFromNow(-1))).toEqual([])
  })
})

describe('what may not go unnoticed', () => {
  test.each([
    ['invoice.reported', 'says that this payment was made outside'],
    ['payment.mismatch', 'is not the one that was asked for'],
    ['payment.unexpected', 'Please give the money back.'],
    ['payment.reversed', 'was refunded or is disputed'],
  ])('%s is told to the owner, whatever the settings, and which payment it is', async (kind, text) => {
    const { orderId } = await booked()
    await sentBy(app())
    await putSettings(app(), { groups: { notifications: { newBooking: false, payment: false } } })
    const paid = { method: 'STRIPE', amount: '107.25', currency: 'USD' }
    await putEvent(app(), kind, { orderId, invoiceId: null, ...paid })
    const mails = await sentBy(app())
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [owner, 'Please look at a payment: Ann Booker'],
    ])
    expect(mails[0]?.text).toContain(text)
    expect(mails[0]?.text).toContain('ann@people.example')
    expect(mails[0]?.text).toMatch(/^(?:Payment|Asked for): \$107\.25, Stripe$/m)
  })

  test('a cancelled booking is told to its client, an order that never stood to nobody', async () => {
    const { orderId } = await booked()
    const { orderId: draftId } = await newOrder(app())
    await sentBy(app())
    const studio = { kysely: app().database.kysely, businessId: app().rows.businessId }
    for (const id of [orderId, draftId])
      await cancelOrder(studio, { orderId: id, reason: '', outboxId: `cancel-${id}` })
    const mails = await sentBy(app())
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([[client, 'Cancelled: mini']])
    expect(mails[0]?.text).toContain('Nothing more is due.')
    expect(mails[0]?.text).not.toContain('Due now')
  })

  test('a cancelled booking leaves the client’s calendar, by the name and time that it had', async () => {
    const { orderId } = await booked()
    const before = (await sentBy(app())).find(({ to }) => to.address === client)
    const studio = { kysely: app().database.kysely, businessId: app().rows.businessId }
    await cancelOrder(studio, { orderId, reason: '', outboxId: 'cancel' })
    const [mail] = await sentBy(app())
    expect(mail?.attachments).toMatchObject([{ contentType: expect.stringContaining('method=CANCEL') }])
    expect(mail?.text).toMatch(/^When: /m)
    const [was, is] = [before, mail].map((one) => String(one?.attachments[0]?.content).split('\r\n'))
    const times = was?.filter((line) => /^(UID|DTSTART|DTEND)/.test(line)) ?? []
    expect(new Set(times.map((line) => line.split(':')[1])).size).toBe(3)
    expect(is).toEqual(expect.arrayContaining([...times, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  })

  test('whoever joins a waitlist hears that nothing is kept, and the owner who it is', async () => {
    await addPackage(app().rows)
    await run(sql`update service set is_waitlist_enabled = true where id = 'mini'`)
    const customer = { fullName: 'Ann Booker', email: client, phone: '+1 555 010 0300' }
    await app().call(joinWaitlist, { serviceId: 'mini', customer, preferredDays: [], filledIn: 60_000 })
    const mails = await sentBy(app())
    expect(mails.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted()).toEqual([
      `${client}: You’re on the list: mini`,
      `${owner}: On the waitlist: mini, Ann Booker`,
    ])
    expect(mails.find(({ to }) => to.address === client)?.text).toContain('Nothing is kept for you yet')
  })
})

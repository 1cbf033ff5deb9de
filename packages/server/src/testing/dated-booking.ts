import { confirmOrder, createOrder, holdSlot, type InputOf } from '@bellows/api'
import { sql } from 'kysely'
import { addPackage, minutesFromNow } from '../../test/studio-fixture.ts'
import type { TestApp } from './test-app.ts'

const customer = { fullName: 'Ann Booker', email: 'ann@people.example', phone: '+1 555 010 0300' }
const plan = {
  paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 30 }],
  milestone: 'BEFORE_SHOOT_DATE',
  remainingBalanceDue: 2,
}

export const DAY_MINUTES = 1440

/** Twenty minutes, so many days ahead. */
export const at = (days: number) => ({
  start_time: minutesFromNow(days * DAY_MINUTES),
  end_time: minutesFromNow(days * DAY_MINUTES + 20),
})

/** A package that is paid in a retainer and the rest. */
export async function addInstalments({ rows, database }: TestApp): Promise<void> {
  await addPackage(rows)
  await sql`update package set content = ${JSON.stringify(plan)}::jsonb, shoot_duration = 20`.execute(
    database.kysely,
  )
}

/** Holds a time, orders it and confirms; the order's id. */
export async function bookDated(
  app: TestApp,
  serviceId: string,
  hold: InputOf<typeof holdSlot>,
): Promise<string> {
  const { holdToken: token, slot } = await app.call(holdSlot, hold)
  const { id } = await app.call(createOrder, { serviceId, slotId: slot?.id ?? null, customer }, { token })
  await app.call(confirmOrder, { id }, { token })
  return id
}

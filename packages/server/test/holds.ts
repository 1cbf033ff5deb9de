import { minutesFromNow, type StudioRows } from './studio-fixture.ts'

export async function heldSlots({ kysely, businessId }: StudioRows) {
  const slots = kysely.selectFrom('slot').selectAll().where('business_id', '=', businessId)
  return slots.where('status', '=', 'BOOKING').execute()
}

/** Moves a hold into the past, as time would. */
export async function endHold({ kysely, businessId }: StudioRows, slotId = ''): Promise<void> {
  await leaveMinutes({ kysely, businessId }, slotId, -0.01)
}

export async function leaveMinutes(
  { kysely, businessId }: StudioRows,
  slotId: string,
  minutes: number,
): Promise<Date> {
  const lockoutEnd = minutesFromNow(minutes)
  await kysely
    .updateTable('slot')
    .set({ held_at: new Date(lockoutEnd.getTime() - 15 * 60_000), lockout_end: lockoutEnd })
    .where('business_id', '=', businessId)
    .where('id', '=', slotId)
    .execute()
  return lockoutEnd
}

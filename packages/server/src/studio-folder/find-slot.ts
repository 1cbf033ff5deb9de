import { dayOf, wallTime } from '@bellows/domain'
import { sql } from 'kysely'
import type { Tx } from '../db/put-rows.ts'
import { FolderFault } from './folder-fault.ts'
import type { SlotName } from './folder-schemas.ts'
import type { Entry } from './studio-folder.ts'

export interface FoundSlot {
  id: string
  start_time: Date
  end_time: Date
  premium_fee_minor: number | null
}

/** A slot by its name; a `service` is the one that it must be of. */
export type WantedSlot = SlotName & Readonly<{ service?: string }>

/** The slot of a date that starts at a wall time. @throws FolderFault */
export async function findSlot(
  tx: Tx,
  { businessId, folder, place }: Entry,
  { date: dateId, at, service }: WantedSlot,
): Promise<FoundSlot> {
  const zone = folder.studio.timeZone
  const { rows: dates } = await sql<{ start_time: Date }>`
    select start_time from service_date where business_id = ${businessId} and id = ${dateId}`.execute(tx)
  const [date] = dates
  const start = date && wallTime(dayOf(date.start_time.getTime(), zone), at, zone)
  const { rows } = await sql<FoundSlot>`
    select id, start_time, end_time, premium_fee_minor from slot
    where business_id = ${businessId} and service_date_id = ${dateId} and start_time = ${start ?? null}
      and service_id = coalesce(${service ?? null}::text, service_id)
      and not is_break_time and not is_disabled`.execute(tx)
  const [slot] = rows
  const whose = service === undefined ? '' : ` for "${service}"`
  if (!slot) throw new FolderFault('people.json', place, `no slot of "${dateId}"${whose} starts at ${at}`)
  return slot
}

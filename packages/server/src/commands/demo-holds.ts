import { HOLD_MINUTES } from '@bellows/domain'
import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { LOCAL, namedPeople } from './demo-people.ts'

/**
 * Holds of the demo that a link is known of begin anew with the server: seventy seconds would be over long before
 * anybody opens it. One that somebody has lengthened meanwhile stays as it is.
 */
export async function renewDemoHolds({ kysely }: Database): Promise<void> {
  for (const { token, seconds } of namedPeople().holds) {
    const end = sql`now() + make_interval(secs => ${seconds})`
    await sql`update slot s set status = 'BOOKING', hold_token = s.offer_token, lockout_end = ${end},
        held_at = ${end} - make_interval(mins => ${HOLD_MINUTES}), extension_count = 0,
        hold_version = s.hold_version + 1, service_updated_at = v.updated_at
      from service v, business_domain d
      where d.business_id = s.business_id and d.domain = ${LOCAL} and v.business_id = s.business_id
        and v.id = s.service_id and s.offer_token = ${token} and s.offer_until > ${end}
        and s.status <> 'BOOKED' and (s.lockout_end is null or s.lockout_end < ${end})`.execute(kysely)
  }
}

import { sql, type RawBuilder } from 'kysely'

/** Phones ring with letters: none reminds earlier in the studio's day. */
const FIRST_HOUR = 9

/** What the clocks of studio `b` show. */
const wallClock = (now: Date) => sql`(${now}::timestamptz at time zone b.time_zone)`

/** The calendar day of studio `b`. */
export const todayThere = (now: Date): RawBuilder<unknown> => sql`${wallClock(now)}::date`

/** The instant at which that day began. */
export const dayBegan = (now: Date): RawBuilder<unknown> =>
  sql`(date_trunc('day', ${wallClock(now)}) at time zone b.time_zone)`

/** Studio `b` may remind somebody at this time of its day. */
export const isRemindingHour = (now: Date): RawBuilder<unknown> =>
  sql`extract(hour from ${wallClock(now)}) >= ${FIRST_HOUR}::int`

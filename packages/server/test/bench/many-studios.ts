import type { Pool } from '../../src/db/pool.ts'

const SLOTS_EACH = 100
const settings = JSON.stringify({
  payments: { feeCollection: 'COLLECT_FEES_OFFLINE', methods: [{ method: 'OUTSIDE' }], instructions: '' },
})
const profile = JSON.stringify({
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
  bookingAvailability: {},
})

/** Studios `from` up to `to`, each with two services, a package, an add-on, a date and a hundred slots, written by the database. */
const statements = [
  `insert into business (id, name, language, time_zone, currency, profile, settings)
    select 'b' || n, 'Studio ' || n, 'en-US', 'America/Chicago', 'USD', $3::jsonb, $4::jsonb from generate_series($1::int, $2::int) n`,
  `insert into business_domain (domain, business_id, is_canonical)
    select 'b' || n || '.example', 'b' || n, true from generate_series($1::int, $2::int) n`,
  `insert into calendar_lock (business_id, calendar_id) select 'b' || n, 'main' from generate_series($1::int, $2::int) n`,
  `insert into service (business_id, id, slug, name, type, calendar_id, is_mini_session, tax)
    select 'b' || n, kind, kind, kind, 'MULTI_PACKAGES', 'main', true, 'EXCLUDE'
    from generate_series($1::int, $2::int) n, unnest(array['mini', 'other']) kind`,
  `insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration)
    select 'b' || n, 'basic', 'mini', 'Basic', 'SINGLE', 19500, 20 from generate_series($1::int, $2::int) n`,
  `insert into discount (business_id, package_id, percent, start_at, end_at)
    select 'b' || n, 'basic', 10, now() - interval '1 day', now() + interval '9 days'
    from generate_series($1::int, $2::int) n`,
  `insert into addon (business_id, id, service_id, name, fee_minor)
    select 'b' || n, 'print', 'mini', 'Print', 6000 from generate_series($1::int, $2::int) n`,
  `insert into service_date (business_id, id, service_id, start_time, end_time)
    select 'b' || n, 'day', 'mini', date_trunc('day', now()) + interval '9 days',
      date_trunc('day', now()) + interval '9 days 23 hours' from generate_series($1::int, $2::int) n`,
  `insert into slot (business_id, id, service_id, service_date_id, start_time, end_time)
    select 'b' || n, 'slot-' || i, 'mini', 'day', date_trunc('day', now()) + interval '9 days' + interval '10 minutes' * i,
      date_trunc('day', now()) + interval '9 days' + interval '10 minutes' * (i + 1)
    from generate_series($1::int, $2::int) n, generate_series(1, ${SLOTS_EACH}) i`,
]

export async function addManyStudios(pool: Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  for (const text of statements) {
    await client.query(text, text.includes('$4') ? [from, to, profile, settings] : [from, to])
  }
  await client.query('vacuum (analyze)')
  client.release(true)
}

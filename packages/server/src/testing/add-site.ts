import { sql } from 'kysely'
import { addStudio, type StudioRows } from '../../test/studio-fixture.ts'
import type { Database } from '../db/open.ts'

const profile = {
  email: 'hello@studio.example',
  phone: '+1 555 010 0000',
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
  taxRate: 10,
  taxLabel: 'Sales tax',
  bookingAvailability: { minimumNotice: 120, maxHoldExtensions: 2, rescheduleNotice: 48, startIncrement: 30 },
}

const questions = [
  { id: 'name', title: 'Your name', type: 'FULL_NAME', options: [] },
  { id: 'mail', title: 'E-mail', type: 'EMAIL_ADDRESS', options: [] },
  { id: 'when', title: 'When?', type: 'SHOOT_DATE', options: [] },
  { id: 'text', title: 'Message', type: 'MESSAGE', options: [] },
]

const studioSettings = {
  payments: {
    feeCollection: 'COLLECT_FEES_OFFLINE',
    methods: [{ method: 'OUTSIDE' }],
    instructions: 'By cheque.',
  },
  inquiryTemplate: { questions },
}

/** Puts what the API needs of a studio that answers at `host` beside the fixture's rows. */
export async function addSite(database: Database, host: string, id?: string): Promise<StudioRows> {
  const rows = await addStudio(database.kysely, id)
  const { kysely, businessId } = rows
  await sql`update business set profile = ${JSON.stringify(profile)}::jsonb,
    settings = ${JSON.stringify(studioSettings)}::jsonb where id = ${businessId}`.execute(kysely)
  const theme = { styles: { typography: 'atelier' }, colorPalettes: [] }
  await kysely
    .insertInto('theme')
    .values({ business_id: businessId, id: 'main', name: 'Plain', content: JSON.stringify(theme) })
    .execute()
  await kysely
    .insertInto('business_domain')
    .values({ domain: host, business_id: businessId, is_canonical: true })
    .execute()
  return rows
}

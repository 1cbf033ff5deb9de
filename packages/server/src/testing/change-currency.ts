import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The studio is paid in this currency from now on, as an import of its folder says. */
export const changeCurrency = ({ database, rows }: TestApp, currency: string) =>
  sql`update business set currency = ${currency},
    profile = jsonb_set(profile, '{paymentSetup,currency}', to_jsonb(${currency}::text))
    where id = ${rows.businessId}`.execute(database.kysely)

import type { Business } from '@bellows/domain'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { profileSchema, settingsSchema, type StudioSettings } from './stored-settings.ts'

/** A studio as its owner set it up: what everyone may know, and the rest. */
export interface StudioFacts {
  business: Business
  settings: StudioSettings
  clientMayReportPayment: boolean
  contentVersion: number
}

type StudioRow = Selectable<Tables['business']> & { domain: string | null }

async function readRow({ kysely, businessId }: Scope): Promise<StudioRow> {
  const { rows } = await sql<StudioRow>`
    select b.*, d.domain from business b
      left join business_domain d on d.business_id = b.id and d.is_canonical
    where b.id = ${businessId}`.execute(kysely)
  const [row] = rows
  if (!row) throw new Error('The studio of a call is gone')
  return row
}

export async function readStudio(scope: Scope): Promise<StudioFacts> {
  const row = await readRow(scope)
  const profile = z.parse(profileSchema, row.profile)
  const settings = z.parse(settingsSchema, row.settings)
  return {
    business: {
      ...profile,
      id: row.id,
      businessName: row.name,
      domain: row.domain ?? '',
      language: row.language,
      timeZone: row.time_zone,
      isConnectedInstagram: settings.instagram !== null,
    },
    settings,
    clientMayReportPayment: row.client_may_report_payment,
    contentVersion: row.content_version,
  }
}

import * as z from 'zod/mini'
import type { Business } from '@bellows/domain'
import type { Scope } from './scope.ts'
import { profileSchema, settingsSchema, type StudioSettings } from './stored-settings.ts'

/** A studio as its owner set it up: what everyone may know, and the rest. */
export interface StudioFacts {
  business: Business
  settings: StudioSettings
  clientMayReportPayment: boolean
  contentVersion: number
}

async function readRow({ kysely, businessId }: Scope) {
  return kysely
    .selectFrom('business')
    .leftJoin('business_domain', (join) =>
      join.onRef('business_domain.business_id', '=', 'business.id').on('is_canonical', '=', true),
    )
    .where('business.id', '=', businessId)
    .selectAll('business')
    .select('domain')
    .executeTakeFirstOrThrow()
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

import { sql } from 'kysely'
import { dropOthers, json, putRows, type Tx } from '../db/put-rows.ts'
import { FolderFault } from './folder-fault.ts'
import type { StudioFolder } from './studio-folder.ts'

function profileOf({ studio }: StudioFolder) {
  const {
    id: _id,
    businessName: _name,
    domain: _domain,
    language: _language,
    timeZone: _zone,
    ...rest
  } = studio
  const {
    aliases: _a,
    payments: _p,
    builderOrigins: _b,
    howItWorks: _h,
    countersign: _c,
    settings: _s,
    ...profile
  } = rest
  return profile
}

function settingsOf({ studio, inquiry, instagram, contracts }: StudioFolder) {
  const { payments, builderOrigins, howItWorks, countersign, settings: groups } = studio
  const { clientMayReportPayment: _, ...offered } = payments
  return {
    payments: offered,
    builderOrigins,
    howItWorks,
    countersign,
    inquiryTemplate: inquiry,
    instagram,
    contracts,
    groups,
  }
}

async function writeBusiness(tx: Tx, folder: StudioFolder): Promise<void> {
  const { studio } = folder
  const { bookingAvailability } = studio
  const row = {
    id: studio.id,
    name: studio.businessName,
    language: studio.language,
    time_zone: studio.timeZone,
    currency: studio.paymentSetup.currency,
    max_hold_extensions: bookingAvailability.maxHoldExtensions,
    minimum_notice_minutes: bookingAvailability.minimumNotice,
    client_may_report_payment: studio.payments.clientMayReportPayment,
    profile: json(profileOf(folder)),
    settings: json(settingsOf(folder)),
    updated_at: sql`now()`,
  }
  await putRows(tx, { table: 'business', key: ['id'], rows: [row] })
  await sql`update business set content_version = content_version + 1 where id = ${studio.id}`.execute(tx)
}

/** @throws FolderFault when another studio answers at one of the hosts */
async function writeHosts(tx: Tx, { studio }: StudioFolder): Promise<void> {
  const hosts = [...new Set([studio.domain, ...studio.aliases])]
  await sql`delete from business_domain where business_id = ${studio.id}`.execute(tx)
  const { rows } = await sql<{ domain: string }>`
    select domain from business_domain where domain = any(${hosts}::text[])`.execute(tx)
  if (rows[0]) throw new FolderFault('studio.json', ['aliases'], `another studio has ${rows[0].domain}`)
  await putRows(tx, {
    table: 'business_domain',
    key: ['domain'],
    rows: hosts.map((domain) => ({
      domain,
      business_id: studio.id,
      is_canonical: domain === studio.domain,
    })),
  })
}

async function writeTheme(tx: Tx, { studio, theme }: StudioFolder): Promise<void> {
  await sql`delete from theme where business_id = ${studio.id}`.execute(tx)
  const row = { business_id: studio.id, id: 'main', name: theme.name, is_active: true, content: json(theme) }
  await putRows(tx, { table: 'theme', key: ['business_id', 'id'], rows: [row] })
}

async function writePages(tx: Tx, { studio, pages }: StudioFolder): Promise<void> {
  const businessId = studio.id
  await dropOthers(tx, { table: 'page', businessId, ids: [] })
  await putRows(tx, {
    table: 'page',
    key: ['business_id', 'id'],
    rows: pages.map((page) => ({
      business_id: businessId,
      id: page.id,
      slug: page.slug,
      service_id: page.serviceId,
      title: page.title,
      og_title: page.ogTitle,
      layout: json(page.layout),
      position: page.position,
      is_published: page.isPublished,
    })),
  })
}

/** What the studio is; its services have to be there before its pages. */
export async function writeStudio(tx: Tx, folder: StudioFolder): Promise<void> {
  await writeBusiness(tx, folder)
  await writeHosts(tx, folder)
  await writeTheme(tx, folder)
}

export { writePages }

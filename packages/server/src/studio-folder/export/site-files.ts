import type { Scope } from '../../base/scope.ts'
import type { StudioFacts } from '../../store/studio/read-studio.ts'
import { readTheme } from '../../store/studio/read-theme.ts'
import { pageFile } from '../page-file.ts'
import { jsonFile } from './json-file.ts'

type Files = [string, string][]

async function aliasesOf({ kysely, businessId }: Scope): Promise<string[]> {
  const rows = await kysely
    .selectFrom('business_domain')
    .where('business_id', '=', businessId)
    .where('is_canonical', '=', false)
    .select('domain')
    .execute()
  return rows.map(({ domain }) => domain).toSorted()
}

async function studioFile(scope: Scope, facts: StudioFacts): Promise<string> {
  const { isConnectedInstagram: _, ...business } = facts.business
  const { payments, builderOrigins, howItWorks, countersign, groups } = facts.settings
  const { clientMayReportPayment } = facts
  return jsonFile({
    ...business,
    aliases: await aliasesOf(scope),
    payments: { ...payments, clientMayReportPayment },
    builderOrigins,
    howItWorks,
    countersign,
    settings: groups,
  })
}

async function pageFiles({ kysely, businessId }: Scope): Promise<Files> {
  const rows = await kysely
    .selectFrom('page')
    .where('business_id', '=', businessId)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map((row) => [
    pageFile(row.slug),
    jsonFile({
      id: row.id,
      serviceId: row.service_id,
      title: row.title,
      ogTitle: row.og_title ?? '',
      layout: row.layout,
      position: row.position,
      isPublished: row.is_published,
    }),
  ])
}

const contractFiles = ({ settings }: StudioFacts): Files =>
  settings.contracts.map(({ id, name, body }) => [
    `contracts/${id}.html`,
    `<!-- name: ${name} -->\n${body}\n`,
  ])

/** All of a studio that its visitors see, but its services. */
export async function siteFiles(scope: Scope, facts: StudioFacts): Promise<Files> {
  const { instagram, inquiryTemplate } = facts.settings
  return [
    ['studio.json', await studioFile(scope, facts)],
    ['theme.json', jsonFile(await readTheme(scope))],
    ['inquiry.json', jsonFile(inquiryTemplate)],
    ...(instagram ? ([['instagram.json', jsonFile(instagram)]] satisfies Files) : []),
    ...(await pageFiles(scope)),
    ...contractFiles(facts),
  ]
}

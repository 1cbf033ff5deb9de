import type { Service } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { readServices, type Withdrawn } from '../../store/services/read-services.ts'
import { serviceWire } from '../../store/services/service-wire.ts'
import type { StudioFacts } from '../../store/studio/read-studio.ts'
import { durationSpan } from '../duration-span.ts'
import { jsonFile } from './json-file.ts'

interface Listed {
  id: string
  slug: string
  position: number
  isPublished: boolean
  serviceDates: { id: string; location: string; plan: unknown }[]
  used: Record<string, number> | null
}

/** What of a service only its owner knows, or is counted elsewhere; a withdrawn date is in the records alone. */
async function listServices({ kysely, businessId }: Scope): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select s.id, s.slug, s.position, s.is_published as "isPublished",
      (select coalesce(json_agg(json_build_object('id', d.id, 'location', d.location, 'plan', d.plan)
          order by d.start_time, d.id), '[]')
        from service_date d where d.business_id = s.business_id and d.service_id = s.id and d.plan <> '{}')
        as "serviceDates",
      (select json_object_agg(d.package_id, least(d.used_count, coalesce(nullif(d.max_places, 0), d.used_count)))
        from discount d
        join package p on p.business_id = d.business_id and p.id = d.package_id
        where d.business_id = s.business_id and p.service_id = s.id) as used
    from service s where s.business_id = ${businessId} order by s.id`.execute(kysely)
  return rows
}

type Discounted = { id: string; discount: { usedCount: number } | null }

/** Places that live holds reserve are no used ones. */
const withUsed = <Package extends Discounted>(packages: readonly Package[], used: Listed['used']) =>
  packages.map((one) => ({
    ...one,
    discount: one.discount && { ...one.discount, usedCount: used?.[one.id] ?? 0 },
  }))

type Offered = readonly { id: string; is_offered: boolean }[]

/** Says of what was withdrawn that it is not offered. */
const withOffer = <Part extends { id: string }>(parts: readonly Part[], rows: Offered) =>
  parts.map((part) =>
    rows.some(({ id, is_offered }) => id === part.id && !is_offered) ? { ...part, isOffered: false } : part,
  )

const hasLength = ({ shootDuration, shoots }: Service['packages'][number]) =>
  [shootDuration, ...shoots.map((shoot) => shoot.shootDuration)].every((minutes) => minutes > 0)

/** Left to the packages as far as they say the same, so that whoever edits those edits them, too. */
function ownSpan({ minDuration, maxDuration, packages }: Service, rows: Offered) {
  const offered = packages
    .filter((one) => !rows.some(({ id, is_offered }) => id === one.id && !is_offered))
    .map((one) => ({ ...one, isOffered: true }))
  const { shortest, longest } = durationSpan({ packages: offered, minDuration: 0, maxDuration: 0 })
  if (!offered.every(hasLength)) return { minDuration, maxDuration }
  return {
    minDuration: minDuration === shortest ? 0 : minDuration,
    maxDuration: maxDuration === longest ? 0 : maxDuration,
  }
}

const all: Withdrawn = { packages: sql`true`, addons: sql`true` }

/** `services/<slug>.json`, hidden ones too: orders may need them. */
export async function serviceFiles(
  scope: Scope,
  { business, settings }: StudioFacts,
): Promise<[string, string][]> {
  const files: [string, string][] = []
  for (const { slug, used, ...listed } of await listServices(scope)) {
    const [row] = await readServices(scope, sql`s.id = ${listed.id}`, all)
    if (!row) continue
    const wire = serviceWire(row, business.paymentSetup.currency, settings.contracts)
    const { contractTemplates, packages, addons, slug: _, ...service } = wire
    const {
      numberOfSlotsAvailable: _free,
      numberOfSlotsHeld: _held,
      longestSlot: _longest,
      slotStartTime: _start,
      ...stored
    } = service
    const own = {
      ...ownSpan(wire, row.packages),
      contractTemplates: contractTemplates.map(({ id }) => id),
      packages: withOffer(withUsed(packages, used), row.packages),
      addons: withOffer(addons, row.addons),
    }
    files.push([`services/${slug}.json`, jsonFile({ ...stored, ...own, ...listed })])
  }
  return files
}

import { SLUG_MAX, toMinor } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import { isFault } from '../db/pool.ts'
import { json, putRows, type Row, type Tx } from '../db/put-rows.ts'
import { fileOfService } from './check-service.ts'
import { durationSpan } from './duration-span.ts'
import { FolderFault } from './folder-fault.ts'
import type { ServiceFile } from './folder-schemas.ts'
import { refuseMoved } from './moved-packages.ts'
import type { StudioFolder } from './studio-folder.ts'

const CHECK_VIOLATION = '23514'
/** Signs by which a slug is told from the one that was given up. */
const MARK_LENGTH = 8

/** What has no column of its own. */
function contentOf(service: ServiceFile) {
  const { description, image, images, location, inquiryTemplate, availableSchedules } = service
  const { contractTemplates, questionnaire, isAfterBookingQuestionnaire } = service
  return {
    description,
    image,
    images,
    location,
    inquiryTemplate,
    availableSchedules,
    contractTemplates,
    questionnaire,
    isAfterBookingQuestionnaire,
  }
}

function serviceRow(business_id: string, service: ServiceFile): Row {
  const { shortest, longest } = durationSpan(service)
  return {
    business_id,
    id: service.id,
    slug: service.slug,
    name: service.name,
    type: service.type,
    calendar_id: service.calendarId,
    position: service.position,
    is_mini_session: service.isMiniSession,
    is_booking_without_time: service.options.isBookingWithoutTime,
    is_waitlist_enabled: service.options.isWaitlistEnabled,
    is_paused: service.options.isPaused,
    is_published: service.isPublished,
    tax: service.tax,
    min_duration: shortest,
    max_duration: longest,
    content: json(contentOf(service)),
    created_at: service.createdDate ?? sql`now()`,
    updated_at: service.updatedDate ?? sql`date_trunc('milliseconds', now())`,
  }
}

function packageRows(business_id: string, service: ServiceFile, currency: string): Row[] {
  return service.packages.map((offered, position) => {
    const { id, name, type, totalFee, shootDuration, isOffered, discount: _, ...content } = offered
    return {
      business_id,
      id,
      service_id: service.id,
      position,
      name,
      type,
      total_fee_minor: toMinor(totalFee, currency),
      shoot_duration: shootDuration || null,
      is_offered: isOffered,
      content: json(content),
    }
  })
}

function discountRows(business_id: string, { packages }: ServiceFile) {
  return packages.flatMap(({ id, discount }) => {
    if (!discount) return []
    return {
      business_id,
      package_id: id,
      name: discount.name,
      percent: String(discount.amount),
      start_at: discount.startDate,
      end_at: discount.endDate,
      max_places: discount.maxSlots,
      used_count: discount.usedCount,
    }
  })
}

type DiscountRow = ReturnType<typeof discountRows>[number]

function addonRows(business_id: string, service: ServiceFile, currency: string): Row[] {
  return service.addons.map(({ id, name, fee, maxQuantity, isOffered, ...content }, position) => ({
    business_id,
    id,
    service_id: service.id,
    position,
    name,
    fee_minor: toMinor(fee, currency),
    max_quantity: maxQuantity,
    is_offered: isOffered,
    content: json(content),
  }))
}

/** Discounts (alias `d`) that are over with; what was booked at one has no place of the package's next. */
async function endDiscounts(tx: Tx, businessId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with ended as (
      delete from discount d where d.business_id = ${businessId} and ${which} returning d.package_id
    )
    update orders o set has_discount_place = false from ended e
    where o.business_id = ${businessId} and o.package_id = e.package_id and o.has_discount_place`.execute(tx)
}

/** At no moment they both run: it is another discount, with places of its own. */
const isAnother = ({ package_id, start_at, end_at }: DiscountRow) =>
  sql`d.package_id = ${package_id} and (d.end_at <= ${start_at} or d.start_at >= ${end_at})`

/** Places that were taken stay taken, so there may not be fewer of them than that. */
async function writeDiscounts(tx: Tx, businessId: string, service: ServiceFile): Promise<void> {
  const [table, keys, kept] = ['discount', ['business_id', 'package_id'], ['used_count']] as const
  for (const row of discountRows(businessId, service)) {
    await endDiscounts(tx, businessId, isAnother(row))
    try {
      await putRows(tx, { table, key: keys, kept, rows: [row] })
    } catch (cause) {
      if (!isFault(cause, CHECK_VIOLATION, 'discount_places')) throw cause
      const index = service.packages.findIndex(({ id }) => id === row.package_id)
      const place = ['packages', index, 'discount', 'maxSlots']
      throw new FolderFault(fileOfService(service), place, 'more places are taken already')
    }
  }
}

const idsOf = (services: readonly ServiceFile[], pick: (service: ServiceFile) => readonly { id: string }[]) =>
  services.flatMap((service) => pick(service).map(({ id }) => id))

const plain = (services: readonly ServiceFile[]) =>
  idsOf(services, ({ packages }) => packages.filter(({ discount }) => discount === null))

const key = ['business_id', 'id']

/** Packages or add-ons that are not in the folder any more are offered no more; orders and holds still name them. */
async function withdrawOthers(
  tx: Tx,
  { table, businessId, ids }: { table: 'package' | 'addon'; businessId: string; ids: readonly string[] },
): Promise<void> {
  await sql`update ${sql.table(table)} set is_offered = false where business_id = ${businessId}
    and not (id = any(${ids}::text[]))`.execute(tx)
}

/** A service that is not in the folder any more is hidden, since orders may still need it. */
async function hideOthers(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await sql`update service set is_published = false where business_id = ${businessId}
    and not (id = any(${ids}::text[]))`.execute(tx)
}

/**
 * Whoever has a slug that the folder gives to another service lets it go first: of two that change theirs each gets the
 * other's, and one that is hidden is found by its people's links.
 */
async function giveSlugsUp(tx: Tx, businessId: string, services: readonly ServiceFile[]): Promise<void> {
  const wanted = JSON.stringify(services.map(({ id, slug }) => ({ id, slug })))
  await sql`update service s
    set slug = rtrim(left(s.slug, ${SLUG_MAX - MARK_LENGTH - 1}::integer), '-') || '-' || left(md5(s.id), ${MARK_LENGTH}::integer)
    from jsonb_to_recordset(${wanted}::jsonb) as v(id text, slug text)
    where s.business_id = ${businessId} and s.slug = v.slug and s.id <> v.id`.execute(tx)
}

export async function writeServices(tx: Tx, { studio, services }: StudioFolder): Promise<void> {
  const businessId = studio.id
  const { currency } = studio.paymentSetup
  await refuseMoved(tx, businessId, services)
  const calendars = [...new Set(['main', ...services.map(({ calendarId }) => calendarId)])]
  await putRows(tx, {
    table: 'calendar_lock',
    key: ['business_id', 'calendar_id'],
    rows: calendars.map((calendar_id) => ({ business_id: businessId, calendar_id })),
  })
  await hideOthers(
    tx,
    businessId,
    services.map(({ id }) => id),
  )
  await giveSlugsUp(tx, businessId, services)
  await putRows(tx, {
    table: 'service',
    key,
    kept: ['created_at', 'updated_at'],
    rows: services.map((service) => serviceRow(businessId, service)),
  })
  const packages = services.flatMap((service) => packageRows(businessId, service, currency))
  await withdrawOthers(tx, {
    table: 'package',
    businessId,
    ids: idsOf(services, ({ packages: offered }) => offered),
  })
  await putRows(tx, { table: 'package', key, rows: packages })
  // That of a package which is withdrawn stays: offered again, it has no more places than were left.
  await endDiscounts(tx, businessId, sql`d.package_id = any(${plain(services)}::text[])`)
  for (const service of services) await writeDiscounts(tx, businessId, service)
  const addons = services.flatMap((service) => addonRows(businessId, service, currency))
  await withdrawOthers(tx, {
    table: 'addon',
    businessId,
    ids: idsOf(services, ({ addons: offered }) => offered),
  })
  await putRows(tx, { table: 'addon', key, rows: addons })
}

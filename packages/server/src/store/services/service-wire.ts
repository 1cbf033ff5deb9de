import { fromMinor, serviceSchema, type Service } from '@bellows/domain'
import * as z from 'zod/mini'
import type { Contract } from '../studio/stored-settings.ts'
import type { AddonRow, DiscountRow, PackageRow, ServiceRow } from './read-services.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

function discountWire(discount: DiscountRow) {
  return {
    name: discount.name,
    amount: discount.percent,
    startDate: iso(discount.start),
    endDate: iso(discount.end),
    maxSlots: discount.max_places,
    usedCount: discount.used,
  }
}

function packageWire({ content, discount, ...row }: PackageRow, currency: string) {
  return {
    ...content,
    id: row.id,
    name: row.name,
    type: row.type,
    totalFee: fromMinor(row.total_fee_minor, currency),
    shootDuration: row.shoot_duration ?? 0,
    discount: discount && discountWire(discount),
  }
}

function addonWire({ content, ...row }: AddonRow, currency: string) {
  const fee = fromMinor(row.fee_minor, currency)
  return { ...content, id: row.id, name: row.name, fee, maxQuantity: row.max_quantity }
}

function contractNames({ content }: ServiceRow, contracts: readonly Contract[]) {
  const ids = Array.isArray(content['contractTemplates']) ? content['contractTemplates'] : []
  return ids.flatMap((id: unknown) => {
    const found = contracts.find((contract) => contract.id === id)
    return found ? [{ id: found.id, name: found.name }] : []
  })
}

/** A service's row as everyone may read it; the stored parts pass the schema once more. */
export function serviceWire(row: ServiceRow, currency: string, contracts: readonly Contract[]): Service {
  return z.parse(serviceSchema, {
    ...row.content,
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: row.type,
    packages: row.packages.map((offered) => packageWire(offered, currency)),
    addons: row.addons.map((addon) => addonWire(addon, currency)),
    isMiniSession: row.is_mini_session,
    minDuration: row.min_duration ?? 0,
    maxDuration: row.max_duration ?? 0,
    tax: row.tax,
    numberOfSlotsAvailable: row.free,
    numberOfSlotsHeld: row.held,
    longestSlot: row.longest,
    slotStartTime: row.first_start?.toISOString() ?? null,
    createdDate: row.created_at.toISOString(),
    updatedDate: row.updated_at.toISOString(),
    options: {
      isPaused: row.is_paused,
      isWaitlistEnabled: row.is_waitlist_enabled,
      isBookingWithoutTime: row.is_booking_without_time,
    },
    calendarId: row.calendar_id,
    contractTemplates: contractNames(row, contracts),
  })
}

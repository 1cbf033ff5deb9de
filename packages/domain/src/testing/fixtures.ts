import type { Discount } from '../entities/discount.ts'
import { packageSchema, type Package } from '../entities/package.ts'
import { serviceSchema, type Service } from '../entities/service.ts'
import { slotSchema, type Slot } from '../entities/slot.ts'
import type { QuoteBusiness } from '../money/quote.ts'

export const chicago: QuoteBusiness = {
  taxRate: 8.25,
  taxLabel: 'Sales tax',
  timeZone: 'America/Chicago',
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
}

export const paris: QuoteBusiness = {
  taxRate: 20,
  taxLabel: 'TVA',
  timeZone: 'Europe/Paris',
  paymentSetup: { currency: 'EUR', currencySymbol: '€' },
}

export const earlyBird: Discount = {
  name: 'Early bird',
  amount: 10,
  startDate: '2030-01-01T00:00:00Z',
  endDate: '2030-01-26T02:00:00Z',
  maxSlots: 8,
  usedCount: 2,
}

export function makePackage(over: Partial<Package> = {}): Package {
  const base = { id: 'mini', name: 'Mini', type: 'MULTI', totalFee: '195.00', shootDuration: 20 }
  return { ...packageSchema.parse(base), ...over }
}

export function makeService(over: Partial<Service> = {}): Service {
  const base = {
    id: 'orchard',
    slug: 'orchard-light-minis',
    name: 'Orchard Light Minis',
    type: 'MULTI_PACKAGES',
    tax: 'EXCLUDE',
    isMiniSession: true,
    createdDate: '2029-12-01T00:00:00Z',
    updatedDate: '2029-12-02T00:00:00Z',
    options: {},
  }
  return { ...serviceSchema.parse(base), ...over }
}

export function makeSlot(over: Partial<Slot> = {}): Slot {
  const base = {
    id: 's1',
    startTime: '2030-01-26T15:00:00.000Z',
    endTime: '2030-01-26T15:20:00.000Z',
    duration: 20,
    status: 'AVAILABLE',
  }
  return { ...slotSchema.parse(base), ...over }
}

import {
  autoSelectedPackage,
  fromMinor,
  quote,
  type Customer,
  type Package,
  type Quote,
  MINUTE,
} from '@bellows/domain'
import { newId } from '../base/new-id.ts'
import type { FoundSlot } from './find-slot.ts'
import { FolderFault } from './folder-fault.ts'
import type { OrderFile, ServiceFile } from './folder-schemas.ts'
import type { Entry } from './studio-folder.ts'

/** An order of the folder, with what it is of and what it costs. */
export interface Seed {
  id: string
  order: OrderFile
  customer: Customer
  service: ServiceFile
  chosen: Package | null
  quote: Quote
  created: Date
  shoot: { start: Date; end: Date } | null
}

function serviceOf({ folder, place }: Entry, id: string): ServiceFile {
  const found = folder.services.find((service) => service.id === id)
  if (!found) throw new FolderFault('people.json', [...place, 'service'], `there is no service "${id}"`)
  return found
}

function packageOf(order: OrderFile, service: ServiceFile): Package | null {
  const id = order.package ?? autoSelectedPackage({ ...service, contractTemplates: [] })
  return service.packages.find((offered) => offered.id === id) ?? null
}

type Unpriced = Omit<Seed, 'quote'>

const premiumOf = (fee: number | null, currency: string) => ({
  isPremium: fee !== null,
  premiumFee: fee === null ? null : fromMinor(fee, currency),
})

/** @throws FolderFault for a package or add-on that the service does not offer, and for a price beyond counting */
function priceOf(seed: Unpriced, slot: FoundSlot | null, { folder, currency, place }: Entry): Quote {
  const { order, service, chosen, shoot, created } = seed
  const premium = premiumOf(slot?.premium_fee_minor ?? null, currency)
  const selection = {
    packageId: order.package ?? chosen?.id ?? null,
    addons: order.addons,
    slot: shoot && { startTime: shoot.start.toISOString(), ...premium },
    now: created.getTime(),
    // What the owner prepares takes the discount that runs then; what was booked says nothing of one.
    ...(order.status !== null && { hasDiscountPlace: false }),
  }
  try {
    return quote(service, selection, folder.studio)
  } catch (cause) {
    throw new FolderFault('people.json', place, cause instanceof Error ? cause.message : 'no price')
  }
}

function shootOf({ shootTime }: OrderFile, slot: FoundSlot | null, minutes: number): Seed['shoot'] {
  if (slot) return { start: slot.start_time, end: slot.end_time }
  if (shootTime === undefined) return null
  const start = new Date(shootTime)
  return { start, end: new Date(start.getTime() + minutes * MINUTE) }
}

export function orderSeed(order: OrderFile, slot: FoundSlot | null, ground: Entry): Seed {
  const service = serviceOf(ground, order.service)
  const chosen = packageOf(order, service)
  const unpriced = {
    id: order.id ?? newId(),
    order,
    customer: order.customer,
    service,
    chosen,
    created: new Date(order.createdDate ?? ground.now),
    shoot: shootOf(order, slot, chosen?.shootDuration ?? service.maxDuration),
  }
  return { ...unpriced, quote: priceOf(unpriced, slot, ground) }
}

import {
  autoSelectedPackage,
  fromMinor,
  quote,
  type Customer,
  type Order,
  type Package,
  type Quote,
  MINUTE,
} from '@bellows/domain'
import { newId } from '../base/new-id.ts'
import { serviceOf } from './check-people.ts'
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

export const isBooked = (status: Order['status']) => status === 'BOOKED' || status === 'SHOOTED'

/** What the order names, else what the live site takes unasked. @throws FolderFault for a booking without */
function packageOf({ package: named, status }: OrderFile, service: ServiceFile, { place }: Entry) {
  const { packages } = service
  const offered = packages.filter(({ isOffered }) => isOffered)
  const id = named ?? autoSelectedPackage({ ...service, packages: offered, contractTemplates: [] })
  const mustHaveOne = packages.length > 0 && (status === null || isBooked(status))
  if (mustHaveOne && id === null) {
    const message = `"${service.id}" has packages, and none is named`
    throw new FolderFault('people.json', [...place, 'package'], message)
  }
  return packages.find((one) => one.id === id) ?? null
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

/** @throws FolderFault for a package that takes longer than its slot */
function requireRoom(chosen: Package | null, slot: FoundSlot | null, { place }: Entry): void {
  if (!chosen || !slot) return
  const minutes = (slot.end_time.getTime() - slot.start_time.getTime()) / MINUTE
  if (chosen.shootDuration <= minutes) return
  const message = `it has ${minutes} minutes, "${chosen.id}" takes ${chosen.shootDuration}`
  throw new FolderFault('people.json', [...place, 'slot'], message)
}

function shootOf({ shootTime }: OrderFile, slot: FoundSlot | null, minutes: number): Seed['shoot'] {
  if (slot) return { start: slot.start_time, end: slot.end_time }
  if (shootTime === undefined) return null
  const start = new Date(shootTime)
  return { start, end: new Date(start.getTime() + minutes * MINUTE) }
}

export function orderSeed(order: OrderFile, slot: FoundSlot | null, ground: Entry): Seed {
  const service = serviceOf({ ...ground.folder, place: ground.place }, order.service)
  const chosen = packageOf(order, service, ground)
  requireRoom(chosen, slot, ground)
  const unpriced = {
    id: order.id ?? newId(),
    order,
    customer: order.customer,
    service,
    chosen,
    created: new Date(order.createdDate ?? ground.now),
    shoot: shootOf(order, slot, chosen?.shootDuration || service.maxDuration),
  }
  return { ...unpriced, quote: priceOf(unpriced, slot, ground) }
}

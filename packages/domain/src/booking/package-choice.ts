import type { Package } from '../entities/package.ts'
import type { Service } from '../entities/service.ts'
import type { Slot } from '../entities/slot.ts'
import { addMinutes } from '../time/minutes.ts'

/** The slot as a chosen package makes it: it ends `shootDuration` minutes after its start; at once without one. */
export function withPackage(slot: Slot, chosen: Pick<Package, 'shootDuration'> | null): Slot {
  const duration = chosen?.shootDuration ?? 0
  return {
    ...slot,
    duration,
    endTime: duration === 0 ? slot.startTime : addMinutes(slot.startTime, duration),
  }
}

/** Minutes that the hold of a full session claims before a package is chosen. */
export function holdDuration(service: Pick<Service, 'packages' | 'maxDuration'>): number {
  const longest = Math.max(0, ...service.packages.map((offered) => offered.shootDuration))
  return longest || service.maxDuration
}

/** The service was edited since the slot was held: refresh the slot, evaluate the path again. */
export function isServiceChanged(
  slot: Pick<Slot, 'serviceUpdatedDate'>,
  service: Pick<Service, 'updatedDate'>,
): boolean {
  return slot.serviceUpdatedDate !== null && slot.serviceUpdatedDate !== service.updatedDate
}

import type { Package } from '../entities/package.ts'
import type { Service, ServiceSummary } from '../entities/service.ts'
import type { Slot } from '../entities/slot.ts'

/** The packages to choose from; a fixed slot leaves out those longer than itself. */
export function offeredPackages(
  service: Pick<Service, 'packages' | 'isMiniSession'>,
  slot: Pick<Slot, 'duration'> | null,
): Package[] {
  if (!service.isMiniSession || slot === null) return service.packages
  return service.packages.filter((offered) => offered.shootDuration <= slot.duration)
}

/** Those that a visitor can come by: a single-package service takes its first without asking. */
export function reachablePackages({ type, packages }: Pick<Service, 'type' | 'packages'>): Package[] {
  return type === 'SINGLE_PACKAGE' ? packages.slice(0, 1) : packages
}

/** Whether a visitor can book anything at a fixed slot; one that is shorter than every package takes none. */
export function isSlotBookable(
  service: Pick<Service, 'type' | 'packages' | 'isMiniSession'>,
  slot: Pick<Slot, 'duration'>,
): boolean {
  const packages = reachablePackages(service)
  return packages.length === 0 || offeredPackages({ ...service, packages }, slot).length > 0
}

/** The packages that some slot of the service can take; all of them where times are not cut beforehand. */
export function bookablePackages({
  isMiniSession,
  longestSlot,
  ...service
}: Pick<ServiceSummary, 'type' | 'packages' | 'isMiniSession' | 'longestSlot'>): Package[] {
  const packages = reachablePackages(service)
  return offeredPackages({ packages, isMiniSession }, longestSlot > 0 ? { duration: longestSlot } : null)
}

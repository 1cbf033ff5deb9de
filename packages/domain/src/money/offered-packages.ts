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

/** The packages that some slot of the service can take; all of them where times are not cut beforehand. */
export function bookablePackages({
  packages,
  isMiniSession,
  longestSlot,
}: Pick<ServiceSummary, 'packages' | 'isMiniSession' | 'longestSlot'>): Package[] {
  return offeredPackages({ packages, isMiniSession }, longestSlot > 0 ? { duration: longestSlot } : null)
}

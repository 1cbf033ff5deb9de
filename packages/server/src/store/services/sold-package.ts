import type { Package, Service } from '@bellows/domain'
import type { Scope } from '../../base/scope.ts'
import { bookingGround } from './booking-ground.ts'

const named = ({ packages }: Service, packageId: string): Package | undefined =>
  packages.find(({ id }) => id === packageId)

/** The package of what is held or agreed, which may be offered no more; `null` where none was chosen. */
export async function soldPackage(
  scope: Scope,
  service: Service,
  packageId: string | null,
): Promise<Package | null> {
  if (packageId === null) return null
  const offered = named(service, packageId)
  if (offered) return offered
  const withdrawn = await bookingGround(scope, service.id, { packageId, addons: [] })
  return named(withdrawn.service, packageId) ?? null
}

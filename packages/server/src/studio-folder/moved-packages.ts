import { sql } from 'kysely'
import type { Tx } from '../db/put-rows.ts'
import { fileOfService } from './check-service.ts'
import { FolderFault } from './folder-fault.ts'
import type { ServiceFile } from './folder-schemas.ts'

interface Sold {
  id: string
  serviceId: string
}

/** The first package that the folder gives to another service than that whose orders name it. */
async function findMoved(
  tx: Tx,
  businessId: string,
  services: readonly ServiceFile[],
): Promise<Sold | undefined> {
  const placed = services.flatMap(({ id: service, packages }) => packages.map(({ id }) => ({ id, service })))
  const { rows } = await sql<Sold>`
    select p.id, p.service_id as "serviceId" from package p
      join jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as v(id text, service text) on v.id = p.id
    where p.business_id = ${businessId} and v.service <> p.service_id and exists (select 1 from orders o
      where o.business_id = p.business_id and o.package_id = p.id and o.service_id = p.service_id)
    order by p.id limit 1`.execute(tx)
  return rows[0]
}

/** A package that was sold stays its service's, whose orders would not find it in another. @throws FolderFault */
export async function refuseMoved(
  tx: Tx,
  businessId: string,
  services: readonly ServiceFile[],
): Promise<void> {
  const moved = await findMoved(tx, businessId, services)
  if (!moved) return
  for (const service of services) {
    const index = service.packages.findIndex(({ id }) => id === moved.id)
    if (index < 0) continue
    const message = `"${moved.id}" was sold with the service "${moved.serviceId}", whose orders name it: give this one another id`
    throw new FolderFault(fileOfService(service), ['packages', index, 'id'], message)
  }
}

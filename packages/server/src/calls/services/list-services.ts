import { serviceTypeQuery } from '@bellows/api'
import { sortServices } from '@bellows/domain'
import { sql } from 'kysely'
import { scopeOf } from '../../base/scope.ts'
import { readPublicServices } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

/** `organizationIds` names studios; a service of another than the host's is never listed. */
export const listServices: Handler<'listServices'> = async (input, call) => {
  const { organizationIds, serviceType, sort, ids } = input
  if (organizationIds && !organizationIds.includes(call.studio.id)) return []
  const isMini = serviceType === undefined ? null : serviceType === serviceTypeQuery.miniSessions
  const which = sql`s.is_published
    and (${isMini}::boolean is null or s.is_mini_session = ${isMini}::boolean)
    and (${ids ?? null}::text[] is null or s.id = any(${ids ?? null}::text[]))`
  const services = await readPublicServices(scopeOf(call), which)
  return sort ? sortServices(services, sort) : services
}

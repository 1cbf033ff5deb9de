import { sql } from 'kysely'
import { serviceTypeQuery, type listServices } from '@bellows/api'
import { sortServices } from '@bellows/domain'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { readPublicServices } from './public-services.ts'

/** `organizationIds` names studios; a service of another than the host's is never listed. */
export const answerServices: Handler<typeof listServices> = async (input, call) => {
  const { organizationIds, serviceType, sort, ids } = input
  if (organizationIds && !organizationIds.includes(call.studio.id)) return []
  const isMini = serviceType === undefined ? null : serviceType === serviceTypeQuery.miniSessions
  const which = sql`s.is_published
    and (${isMini}::boolean is null or s.is_mini_session = ${isMini}::boolean)
    and (${ids ?? null}::text[] is null or s.id = any(${ids ?? null}::text[]))`
  const services = await readPublicServices(scopeOf(call), which)
  return sort ? sortServices(services, sort) : services
}

import { serviceTypeQuery } from '@bellows/api'
import { sortServices } from '@bellows/domain'
import { scopeOf } from '../../base/scope.ts'
import { readPublicServices } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

/** `organizationIds` names studios; a service of another than the host's is never listed. */
export const listServices: Handler<'listServices'> = async (input, call) => {
  const { organizationIds, serviceType, sort, ids } = input
  if (organizationIds && !organizationIds.includes(call.studio.id)) return []
  const isMini = serviceType === undefined ? null : serviceType === serviceTypeQuery.miniSessions
  const services = await readPublicServices(scopeOf(call), { isMini, ids: ids ?? null })
  return sort ? sortServices(services, sort) : services
}

import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { isOpenedBy } from '../../store/services/opened-by.ts'
import { readPublicServices } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

export const getService: Handler<'getService'> = async ({ slug, entry }, call) => {
  const [service] = await readPublicServices(scopeOf(call), sql`s.slug = ${slug} and ${isOpenedBy(entry)}`)
  if (!service) throw notFound()
  return service
}

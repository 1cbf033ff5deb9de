import { sql } from 'kysely'
import type { getService } from '@bellows/api'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { readPublicServices } from './public-services.ts'

export const answerService: Handler<typeof getService> = async ({ slug }, call) => {
  const [service] = await readPublicServices(scopeOf(call), sql`s.slug = ${slug} and s.is_published`)
  if (!service) throw notFound()
  return service
}

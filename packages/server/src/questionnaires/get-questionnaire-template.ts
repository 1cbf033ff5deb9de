import type { getQuestionnaireTemplate } from '@bellows/api'
import { sql } from 'kysely'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { readServices } from '../services/read-services.ts'
import { serviceWire } from '../services/service-wire.ts'
import { scopeOf } from '../studio/scope.ts'

export const answerQuestionnaireTemplate: Handler<typeof getQuestionnaireTemplate> = async (
  { serviceId },
  call,
) => {
  const [row] = await readServices(scopeOf(call), sql`s.is_published and s.id = ${serviceId}`)
  if (!row) throw notFound()
  return serviceWire(row, call.studio.currency, []).questionnaire ?? { questions: [] }
}

import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { readPublicServices } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

export const getQuestionnaireTemplate: Handler<'getQuestionnaireTemplate'> = async ({ serviceId }, call) => {
  const which = sql`s.id = ${serviceId} and s.is_published`
  const [service] = await readPublicServices(scopeOf(call), which)
  if (!service) throw notFound()
  const { questionnaire, isAfterBookingQuestionnaire } = service
  return { questions: questionnaire?.questions ?? [], isAfterBookingQuestionnaire }
}

import { sql } from 'kysely'
import type { getQuestionnaireTemplate } from '@bellows/api'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { readPublicServices } from './public-services.ts'

export const answerQuestionnaireTemplate: Handler<typeof getQuestionnaireTemplate> = async (
  { serviceId },
  call,
) => {
  const which = sql`s.id = ${serviceId} and s.is_published`
  const [service] = await readPublicServices(scopeOf(call), which)
  if (!service) throw notFound()
  const { questionnaire, isAfterBookingQuestionnaire } = service
  return { questions: questionnaire?.questions ?? [], isAfterBookingQuestionnaire }
}

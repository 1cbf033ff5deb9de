import { scopeOf } from '../../base/scope.ts'
import { readPublicService } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

export const getQuestionnaireTemplate: Handler<'getQuestionnaireTemplate'> = async ({ serviceId }, call) => {
  const service = await readPublicService(scopeOf(call), serviceId)
  const { questionnaire, isAfterBookingQuestionnaire } = service
  return { questions: questionnaire?.questions ?? [], isAfterBookingQuestionnaire }
}

import * as z from 'zod/mini'
import { idSchema, inquiryTemplateSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'

/** A service's questionnaire before there is an order; no questions when it has none. */
export const getQuestionnaireTemplate = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/questionnaire-templates/services/:serviceId',
  input: z.strictObject({ serviceId: idSchema }),
  output: z.extend(inquiryTemplateSchema, { isAfterBookingQuestionnaire: z.boolean() }),
})

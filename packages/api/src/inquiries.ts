import * as z from 'zod/mini'
import { idSchema, inquirySchema, inquirySubmissionSchema } from '@bellows/domain'
import { endpoint } from './endpoint.ts'
import { formGuard } from './form-guard.ts'

const sent = z.object({ id: idSchema })

export const submitInquiry = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/inquiries',
  input: z.extend(inquirySubmissionSchema, formGuard),
  output: sent,
})

export const submitServiceInquiry = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/inquiries/services/:serviceId',
  input: z.extend(inquirySubmissionSchema, { ...formGuard, serviceId: idSchema }),
  output: sent,
})

export const getInquiry = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/inquiries/:id',
  input: z.strictObject({ id: idSchema }),
  output: inquirySchema,
})

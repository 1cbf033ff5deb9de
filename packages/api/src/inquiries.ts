import * as z from 'zod/mini'
import {
  idSchema,
  inquirySchema,
  inquirySubmissionSchema,
  shortTextSchema,
  wholeNumber,
} from '@bellows/domain'
import { endpoint } from './endpoint.ts'

const guard = {
  /** Bait for robots; people leave it empty. */
  website: z.optional(shortTextSchema),
  /** Milliseconds between the form's appearance and its sending. */
  filledIn: z.optional(wholeNumber(0)),
}

const sent = z.object({ id: idSchema })

export const submitInquiry = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/inquiries',
  input: z.extend(inquirySubmissionSchema, guard),
  output: sent,
})

export const submitServiceInquiry = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/inquiries/services/:serviceId',
  input: z.extend(inquirySubmissionSchema, { ...guard, serviceId: idSchema }),
  output: sent,
})

export const getInquiry = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/inquiries/:id',
  input: z.strictObject({ id: idSchema }),
  output: inquirySchema,
})

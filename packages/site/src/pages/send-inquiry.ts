import { submitInquiry, submitServiceInquiry } from '@bellows/api'
import { askedQuestions, encodeInquiry } from '@bellows/domain'
import type { InquiryGuard, InquiryValues } from '@bellows/sections'
import type { ApiAccess } from '../router-context.ts'
import { callApi } from './call-api.ts'
import type { PageData } from './page-data.ts'

type Sender = ApiAccess & Readonly<{ page: PageData; guard: InquiryGuard }>

/** Sends a filled form: to the chosen service, or to the studio when none is. */
export async function sendInquiry(
  { page, guard, ...access }: Sender,
  serviceId: string | null,
  values: InquiryValues,
): Promise<void> {
  const { questions, services } = page.answers.inquiry
  const service = services.find(({ id }) => id === serviceId)
  const isGiven = !questions.some(({ id, type }) => type === 'SERVICE_SELECTION' && id in values)
  const asked = askedQuestions(
    questions,
    service?.inquiryTemplate.questions ?? [],
    isGiven && serviceId !== null,
  )
  const body = { ...encodeInquiry(asked, values as Record<string, string | string[]>, new Date()), ...guard }
  if (serviceId) await callApi(access, submitServiceInquiry, { ...body, serviceId })
  else await callApi(access, submitInquiry, { ...body, serviceId: null })
}

import { getTranslations } from '@bellows/api'
import type { Messages } from '@lingui/core'
import { callApi } from '../pages/call-api.ts'
import type { ApiAccess } from '../router-context.ts'

/** The whole catalogue of a language, as the server has it. */
export async function fetchCatalogue(access: ApiAccess, language: string): Promise<Messages> {
  const { messages } = await callApi(access, getTranslations, { lng: language as 'en-US' })
  return messages as Messages
}

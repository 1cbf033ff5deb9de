import { reportError as report } from '@bellows/api'
import type { Business } from '@bellows/domain'
import type { ApiFetch } from '../router-context.ts'
import { callApi } from './call-api.ts'

/** Tells the server of a section's crash; a report that fails is not worth another. */
export async function reportError(
  { fetch }: { fetch: ApiFetch; business: Business },
  blockId: string,
  error: Error,
): Promise<void> {
  await callApi({ fetch }, report, {
    message: error.message.slice(0, 1000),
    name: error.name,
    block: blockId,
  }).catch(() => undefined)
}

import { getSite } from '@bellows/api'
import { builderOriginsOf } from '@bellows/domain'
import { callApi } from '../pages/call-api.ts'
import type { RouterContext } from '../router-context.ts'

/** Who may speak to the preview; everything else comes from them. */
export async function loadPreview(context: RouterContext): Promise<{ builders: string[] }> {
  return { builders: builderOriginsOf(await callApi(context, getSite, {})) }
}

import { builderOriginsOf } from '@bellows/domain'
import type { RouterContext } from '../router-context.ts'

/** Who may speak to the preview; everything else comes from them. */
export async function loadPreview({ builders }: RouterContext): Promise<{ builders: string[] }> {
  return { builders: builderOriginsOf((await builders?.()) ?? []) }
}

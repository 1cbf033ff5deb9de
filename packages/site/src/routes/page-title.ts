import { errorTitle, pageTitle as titleOf } from '@bellows/domain'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { errorFacts } from '../pages/error-facts.ts'
import { errorHeading } from '../pages/error-heading.ts'
import type { SiteFacts } from '../pages/load-site.ts'
import type { RouterContext } from '../router-context.ts'

const MISSING = 404

/** Browser title of a content page, or of the error that stands in its place. */
export function pageTitle(matches: readonly AnyRouteMatch[], title: string | undefined) {
  const [root] = matches as readonly { loaderData?: SiteFacts; context: RouterContext }[]
  const name = root?.loaderData?.business.businessName ?? ''
  const failed = matches.find(({ status }) => status === 'error')
  if (!failed && title !== undefined) return { meta: [{ title: titleOf({ title }, name) }] }
  const status = failed ? errorFacts(failed.error).status : MISSING
  const heading = root?.context.i18n._(errorHeading(status)) ?? ''
  return { meta: [{ title: errorTitle(name, heading) }] }
}

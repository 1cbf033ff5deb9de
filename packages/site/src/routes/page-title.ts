import { errorTitle, pageTitle as titleOf } from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { SiteFacts } from '../pages/load-site.ts'
import type { RouterContext } from '../router-context.ts'

/** Browser title of a content page, or of the error that stands in its place (spec §2). */
export function pageTitle(matches: readonly AnyRouteMatch[], title: string | undefined) {
  const [root] = matches as readonly { loaderData?: SiteFacts; context: RouterContext }[]
  const name = root?.loaderData?.business.businessName ?? ''
  const missing = errorTitle(name, root?.context.i18n._(msg`Page not found`) ?? '')
  return { meta: [{ title: title === undefined ? missing : titleOf({ title }, name) }] }
}

import type { AnyRouteMatch } from '@tanstack/react-router'
import type { SiteFacts } from '../pages/load-site.ts'

/** Browser title of a screen: its parts and the studio's name, parted by dots (spec §2). */
export function pageTitle(matches: readonly AnyRouteMatch[], ...parts: (string | undefined)[]) {
  const site = matches[0]?.loaderData as SiteFacts | undefined
  const title = [...parts, site?.business.businessName].filter(Boolean).join(' · ')
  return { meta: [{ title }] }
}

import { fillTitle, type TitleValues } from '@bellows/domain'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { SiteFacts } from '../pages/load-site.ts'
import { pageTitle } from '../routes/page-title.ts'

type Loaded = Readonly<{ service?: { name: string } }> | undefined

/** What the titles of booking screens are filled with. */
function titleValues(matches: readonly AnyRouteMatch[]): TitleValues {
  const site = matches[0]?.loaderData as SiteFacts | undefined
  const service = matches.map((match) => (match.loaderData as Loaded)?.service).find(Boolean)
  return { businessName: site?.business.businessName ?? '', serviceName: service?.name ?? '' }
}

type HeadTerms = { loaderData?: unknown; matches: readonly AnyRouteMatch[] }

/** The title of a screen whose loader gives its template. */
export function bookingHead({ loaderData, matches }: HeadTerms) {
  const isFailed = matches.some(({ status }) => status === 'error')
  if (loaderData === undefined || isFailed) return pageTitle(matches, undefined)
  const template = typeof loaderData === 'string' ? loaderData : '{{serviceName}} · {{businessName}}'
  return { meta: [{ title: fillTitle(template, titleValues(matches)) }] }
}

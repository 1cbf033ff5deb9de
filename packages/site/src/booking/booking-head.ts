import { fillTitle, type Service, type TitleValues } from '@bellows/domain'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { SiteFacts } from '../pages/load-site.ts'
import { pageTitle } from '../routes/page-title.ts'
import { contractNumber } from './flow/contract-place.ts'

type Loaded = Readonly<{ service?: Pick<Service, 'name' | 'contractTemplates'> }> | undefined

/** A title's template; of a contract one for several of them, too. */
type Template = string | Readonly<{ one: string; several: string }>

const serviceOf = (matches: readonly AnyRouteMatch[]) =>
  matches.map((match) => (match.loaderData as Loaded)?.service).find(Boolean)

/** What an address names, a title names alike. */
const ids = ['slotId', 'orderId', 'inquiryId', 'invoiceId'] as const satisfies readonly (keyof TitleValues)[]
type Params = Readonly<Record<string, string | undefined>>
const idsOf = (params: Params): TitleValues => Object.fromEntries(ids.map((id) => [id, params[id] ?? '']))

/** Which contract of how many the address means. */
function contractOf({ number: named }: Params, service: ReturnType<typeof serviceOf>): TitleValues {
  const count = service?.contractTemplates.length ?? 1
  return { number: String(service ? contractNumber(named, count) : 1), count: String(count) }
}

/** What the titles of booking screens are filled with. */
function titleValues(matches: readonly AnyRouteMatch[]): TitleValues {
  const site = matches[0]?.loaderData as SiteFacts | undefined
  const service = serviceOf(matches)
  const params: Params = matches.at(-1)?.params ?? {}
  return {
    ...idsOf(params),
    ...contractOf(params, service),
    businessName: site?.business.businessName ?? '',
    serviceName: service?.name ?? '',
  }
}

function templateOf(loaded: unknown, matches: readonly AnyRouteMatch[]): string {
  const template = loaded as Template | null
  if (typeof template === 'string') return template
  if (!template || !('one' in template)) return '{{serviceName}} · {{businessName}}'
  return (serviceOf(matches)?.contractTemplates.length ?? 0) > 1 ? template.several : template.one
}

type HeadTerms = { loaderData?: unknown; matches: readonly AnyRouteMatch[] }

/** The title of a screen whose loader gives its template. */
export function bookingHead({ loaderData, matches }: HeadTerms) {
  const isFailed = matches.some(({ status }) => status === 'error')
  if (loaderData === undefined || isFailed) return pageTitle(matches, undefined)
  return { meta: [{ title: fillTitle(templateOf(loaderData, matches), titleValues(matches)) }] }
}

import type { PageRef, PageSummary } from '@bellows/domain'

type Options = Readonly<Record<string, unknown>>

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The page of a service that nobody may see: it has no address. */
export const isHidden = ({ serviceId, serviceSlug }: PageSummary): boolean =>
  serviceId !== null && serviceSlug === null

const refOf = ({ id, slug, serviceId, serviceSlug, inquiryAnchor }: PageSummary): PageRef => ({
  id,
  slug,
  serviceId,
  serviceSlug,
  ...(inquiryAnchor && { inquiryAnchor }),
})

/** A page as it is now, if it has an address; what is stored of one that is gone stays. */
function current(stored: unknown, pages: readonly PageSummary[]): unknown {
  const page = isOptions(stored) && pages.find(({ id }) => id === stored['id'])
  if (!page) return stored
  return isHidden(page) ? null : refOf(page)
}

function refreshed(value: unknown, pages: readonly PageSummary[]): unknown {
  if (Array.isArray(value)) return value.map((part) => refreshed(part, pages))
  return isOptions(value) ? withCurrentPages(value, pages) : value
}

/** Options whose buttons know the pages that they lead to, and their services, as these are called now. */
export function withCurrentPages(options: Options, pages: readonly PageSummary[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      name === 'buttonPage' ? current(value, pages) : refreshed(value, pages),
    ]),
  )
}

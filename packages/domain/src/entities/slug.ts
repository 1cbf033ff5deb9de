export const SLUG_MAX = 80
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names the page without a slug where one has to be said. */
export const HOME = 'home'

/** Slugs no content page may take, because a route stands there. */
export const reservedSlugs: readonly string[] = [
  HOME,
  'services',
  'slots',
  'reserved',
  'pending',
  'inquiries',
  'select-date',
  'shoots',
  'contracts',
  'web-builder',
  'api',
  'media',
  'assets',
  'healthz',
  'readyz',
]

export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && slugPattern.test(slug)
}

/** Slugs no service may take, because a call has their address. */
const reservedServiceSlugs: ReadonlySet<string> = new Set(['options-inquiry'])

/** True for a slug that a service may have. */
export function isServiceSlug(slug: string): boolean {
  return isSlug(slug) && !reservedServiceSlugs.has(slug)
}

/** True for a slug that a content page may have. */
export function isPageSlug(slug: string): boolean {
  return isSlug(slug) && !reservedSlugs.includes(slug)
}

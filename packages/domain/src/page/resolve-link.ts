import type { MenuItem } from '../entities/menu-item.ts'
import type { PageRef } from '../entities/page-ref.ts'
import { isSlug } from '../entities/slug.ts'
import { safeHref } from './safe-href.ts'

/** What a button says that nobody has worded; it asks for the form. */
export const INQUIRE_LABEL = 'Inquire now'

export interface ButtonSetting {
  showButton?: boolean
  buttonLabel?: string
  buttonAction: 'link' | 'page'
  buttonLink: string
  buttonPage: PageRef | null
}

/** The address of an internal page. */
export function pageHref(page: Pick<PageRef, 'slug' | 'serviceId' | 'serviceSlug'>): string {
  if (page.serviceId !== null) {
    const slug = page.serviceSlug ?? page.slug
    if (slug !== null) return `/services/${slug}`
  }
  return page.slug === null ? '/' : `/${page.slug}`
}

/** Whoever is told to inquire lands at the form, not above it. */
function buttonPageHref(page: PageRef, label: string | undefined): string {
  const anchor = label === INQUIRE_LABEL && page.inquiryAnchor
  return pageHref(page) + (anchor ? `#${anchor}` : '')
}

/** Where a configured button leads; `null`: there is no target, so no link. */
export function resolveLink(setting: ButtonSetting): string | null {
  if (setting.showButton === false) return null
  if (setting.buttonAction === 'link') return safeHref(setting.buttonLink)
  return setting.buttonPage && buttonPageHref(setting.buttonPage, setting.buttonLabel)
}

/** True for an address that leaves the site. */
export function isExternalHref(href: string): boolean {
  return /^https?:/i.test(href)
}

const SERVICES = 'services/'

/** Where a menu item leads: home, a page, `services/{slug}`, or any other safe link. */
export function menuHref({ slug }: Pick<MenuItem, 'slug'>): string | null {
  if (slug === null || slug === '') return '/'
  const path = slug.startsWith('/') ? slug.slice(1) : slug
  const last = path.startsWith(SERVICES) ? path.slice(SERVICES.length) : path
  return isSlug(last) ? `/${path}` : safeHref(slug)
}

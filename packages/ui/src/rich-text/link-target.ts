import { isReadable, isWebAddress } from '../web-address/web-address.ts'

const mail =
  /^mailto:[^\s@?&#\\/]+@[^\s@?&#\\/]+(?:\?(?:subject|body)=[^&\s]*(?:&(?:subject|body)=[^&\s]*)?)?$/i
const phone = /^tel:\+?[\d().\s-]{3,40}$/i
const onSite = /^(?:\/(?![/\\])|#)[^\\\s]*$/

/**
 * A link's target if it is http(s), mailto, tel, an anchor on the page or a path on the same site; otherwise null.
 * This package knows no domain, so the rule of the domain's `safeHref` stands here again; a house test holds them
 * to one answer.
 */
export function linkTarget(href: string): string | null {
  const target = href.trim()
  if (!isReadable(target)) return null
  const isSafe = isWebAddress(target) || mail.test(target) || phone.test(target) || onSite.test(target)
  return isSafe ? target : null
}

/** What a link to another site says of where it leads; the importer writes the same. */
export const OFF_SITE_REL = 'noopener nofollow'

export const isOffSite = (target: string): boolean => /^https?:/i.test(target)

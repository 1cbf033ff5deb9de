const MAX = 2048
// Controls, format characters such as bidi overrides, lone surrogates and unassigned ones.
const invisible = /\p{C}/u
const mail =
  /^mailto:[^\s@?&#\\/]+@[^\s@?&#\\/]+(?:\?(?:subject|body)=[^&\s]*(?:&(?:subject|body)=[^&\s]*)?)?$/i
const phone = /^tel:\+?[\d().\s-]{3,40}$/i
const onSite = /^(?:\/(?![/\\])|#)[^\\\s]*$/

// What some browsers write otherwise into a host and others, and the server, refuse.
const hosted = /^https?:\/\/[^\s"<>^`{|}%/?#\\]+(?:[/?#]|$)/i

function isWeb(text: string): boolean {
  if (!hosted.test(text) || text.includes('\\') || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

/**
 * A link's target if it is http(s), mailto, tel, an anchor on the page or a path on the same site; otherwise null.
 * This package knows no domain, so the rule of the domain's `safeHref` stands here again; a house test holds them
 * to one answer.
 */
export function linkTarget(href: string): string | null {
  const target = href.trim()
  if (target === '' || target.length > MAX || invisible.test(target)) return null
  const isSafe = isWeb(target) || mail.test(target) || phone.test(target) || onSite.test(target)
  return isSafe ? target : null
}

/** What a link to another site says of where it leads; the importer writes the same. */
export const OFF_SITE_REL = 'noopener nofollow'

export const isOffSite = (target: string): boolean => /^https?:/i.test(target)

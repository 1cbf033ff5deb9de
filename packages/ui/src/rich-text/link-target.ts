const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** Stands for whatever site the page is on, to see whether a path leaves it. */
const here = 'https://same.site'

/**
 * A link's target if it is http(s), mailto, tel, an anchor on the page or a path on the same site; otherwise
 * null. Read with the browser's own URL rules, so line breaks and backslashes hide nothing.
 */
export function linkTarget(href: string): string | null {
  const target = href.trim()
  if (target.startsWith('#')) return target
  if (target.startsWith('/')) {
    return URL.canParse(target, here) && new URL(target, here).origin === here ? target : null
  }
  return URL.canParse(target) && protocols.has(new URL(target).protocol) ? target : null
}

export const isOffSite = (target: string): boolean => /^https?:/i.test(target)

import { adopt } from './adopt.ts'

const bare = (family: string): string => family.replaceAll(/["']/g, '')

/** What a browser fetches of a sheet; a local face that a machine lacks has not failed. */
const fetchedFamilies = (sheet: CSSStyleSheet): Set<string> =>
  new Set(
    Array.from(sheet.cssRules).flatMap((rule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
        ? [bare(rule.style.getPropertyValue('font-family'))]
        : [],
    ),
  )

function hasFailed(styles: Document, sheet: CSSStyleSheet): boolean {
  const fetched = fetchedFamilies(sheet)
  return Array.from(styles.fonts).some(
    ({ status, family }) => status === 'error' && fetched.has(bare(family)),
  )
}

/**
 * Faces stay where they were shown once: who goes back and forth between two settings waits for no letter again. Those
 * that could not be fetched are fetched when they are shown again, and when the line is back.
 */
export function liveFaces(styles: Document): (text: string) => void {
  const known = new Map<string, CSSStyleSheet>()
  const renew = (text: string) => {
    const sheet = known.get(text)
    if (sheet && hasFailed(styles, sheet)) sheet.replaceSync(text)
  }
  let last = ''
  addEventListener('online', () => renew(last))
  return (text) => {
    last = text
    if (known.has(text)) renew(text)
    else known.set(text, adopt(styles, text))
  }
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
}

/** A rich text as it is read: without tags, its named signs as themselves, on one line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The beginning of a text, up to a word that still fits whole. */
export function beginning(text: string, most: number): string {
  const signsOf = Array.from(text)
  if (signsOf.length <= most) return text
  const cut = signsOf.slice(0, most - 1).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/u, '')}…`
}

import { readFileSync } from 'node:fs'

const text = (part: string): string =>
  [...part.matchAll(/"(.*)"/g)]
    .map(([, line = '']) => line)
    .join('')
    .replaceAll(String.raw`\"`, '"')

/** The messages of a language as its catalogue has them: what the sources say, and its translation. */
export function readCatalogue(language: string): ReadonlyMap<string, string> {
  const file = new URL(`../../locales/${language}.po`, import.meta.url)
  const entries = readFileSync(file, 'utf8')
    .split('\n\n')
    .filter((entry) => !entry.includes('#~'))
    .map((entry) => entry.split(/^msgid /m)[1]?.split(/^msgstr /m) ?? [])
    .map(([id = '', written = '']) => [text(id), text(written)] as const)
  return new Map(entries.filter(([id]) => id !== ''))
}

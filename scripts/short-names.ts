import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const LETTERS = 26
const SIGNS = 36
const NAMES = LETTERS * SIGNS

const nameOf = (place: number) =>
  Math.floor(place / SIGNS + 10).toString(SIGNS) + (place % SIGNS).toString(SIGNS)

/** A name of two signs for every file; one more file leaves most of the others theirs. */
export function shortNames(files: readonly string[]): ReadonlyMap<string, string> {
  if (files.length > NAMES) throw new Error(`More files of styles than names for them: ${files.length}`)
  const taken = new Set<number>()
  const named = files.toSorted().map((file) => {
    let place = createHash('sha256').update(file).digest().readUInt32BE() % NAMES
    while (taken.has(place)) place = (place + 1) % NAMES
    taken.add(place)
    return [file, nameOf(place)] as const
  })
  return new Map(named)
}

type Scope = Readonly<{ hash: string; filePath: string }>

/**
 * Names of classes and custom properties: the file's, and a number in it. Every page spells some hundred of them, and
 * signs of chance do not compress.
 */
export function shortIdentifiers() {
  const names = shortNames(globSync('packages/*/src/**/*.css.ts', { cwd: root }))
  const beginnings = new Map<string, string>()
  return ({ hash, filePath }: Scope): string => {
    const name = names.get(filePath)
    if (!name) return hash.replace(/^(?=\d)/, '_')
    // The first of a file ends with its number, a single 0.
    const beginning = beginnings.get(filePath) ?? hash.slice(0, -1)
    beginnings.set(filePath, beginning)
    return name + hash.slice(beginning.length)
  }
}

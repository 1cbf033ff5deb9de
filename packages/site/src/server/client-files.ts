import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { statementsOf, type Statement } from './first-styles.ts'
import type { SiteContext } from './site-context.ts'

export type ModuleFiles = Readonly<{ css: readonly string[]; js: readonly string[] }>

/** Files of the built client by source module, with the texts that the server inlines or searches. */
export type ClientFiles = Readonly<{
  /** Address of the module that starts the client. */
  entry: string
  /** Own file and statically imported chunks of a module (or `entry`), with their styles; addresses from the root. */
  of: (source: string) => ModuleFiles
  /** Scripts of a module and of all that it may fetch later. */
  reach: (source: string) => readonly string[]
  text: (file: string) => string
  /** Sheets of these classes that none of the sheets at hand says anything about. */
  lacking: (classes: Iterable<string>, atHand: readonly string[]) => readonly string[]
  /** Sheets of a page in the build's one order, whatever its blocks came in. */
  inOrder: (sheets: readonly string[]) => readonly string[]
  /** A style sheet, taken apart. */
  statements: (file: string) => readonly Statement[]
  dev: SiteContext['dev']
}>

const ENTRY = 'packages/site/src/entry-client.tsx'
const nothing: ModuleFiles = { css: [], js: [] }

function closure(manifest: Manifest, ...starts: readonly (ManifestChunk | undefined)[]): ModuleFiles {
  const css = new Set<string>()
  const js = new Set<string>()
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || js.has(`/${chunk.file}`)) return
    js.add(`/${chunk.file}`)
    for (const key of chunk.imports ?? []) visit(manifest[key])
    for (const file of chunk.css ?? []) css.add(`/${file}`)
  }
  starts.forEach(visit)
  return { css: [...css], js: [...js] }
}

/** Addresses of all style sheets of a build: the client's own first, and every one after those that it builds upon. */
export const sheetOrder = (manifest: Manifest): readonly string[] =>
  closure(manifest, manifest[ENTRY], ...Object.values(manifest)).css

/** Every screen leads to every template; a page names its own. */
const isTemplate = (key: string) => key.startsWith('packages/sections/src/')

/** The entry leads to every screen, so its own doors are left closed. */
function reached(manifest: Manifest, start: ManifestChunk): string[] {
  const js = new Set<string>()
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || js.has(`/${chunk.file}`)) return
    js.add(`/${chunk.file}`)
    const later = chunk.src === ENTRY ? [] : (chunk.dynamicImports ?? []).filter((key) => !isTemplate(key))
    for (const key of [...(chunk.imports ?? []), ...later]) visit(manifest[key])
  }
  visit(start)
  return [...js]
}

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : make(key)
    known.set(key, value)
    return value
  }
}

/** A class that a rule is for by itself, not beside or within another. */
const OWN_RULE = /(?<=[,{}]|^)\.(-?[\w-]+)(?=[,{:[])/g
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

function builtFiles({ clientManifest, assetsRoot }: SiteContext): ClientFiles {
  // A server that draws without a browser's build, as tests do, links no files at all.
  const isBuilt = Object.keys(clientManifest).length > 0
  function chunkOf(source: string): ManifestChunk | null {
    const chunk = clientManifest[source === 'entry' ? ENTRY : source]
    if (!chunk && isBuilt) throw new Error(`${source} is no module of the browser's build`)
    return chunk ?? null
  }
  const of = memoised((source: string) => {
    const chunk = chunkOf(source)
    return chunk ? closure(clientManifest, chunk) : nothing
  })
  const reach = memoised((source: string) => {
    const chunk = chunkOf(source)
    return chunk ? reached(clientManifest, chunk) : []
  })
  const text = memoised((file: string) => readFileSync(join(assetsRoot, file), 'utf8'))
  const statements = memoised((file: string) => statementsOf(text(file)))
  const sheets = sheetOrder(clientManifest)
  const places = new Map(sheets.map((file, place) => [file, place]))
  const placeOf = (file: string) => places.get(file) ?? sheets.length
  const inOrder = (files: readonly string[]) => files.toSorted((a, b) => placeOf(a) - placeOf(b))
  const ownClasses = memoised((file: string) => new Set(all(text(file), OWN_RULE)))
  function lacking(classes: Iterable<string>, atHand: readonly string[]): string[] {
    const known = atHand.map(ownClasses)
    const missing = [...new Set(classes)].filter((name) => !known.some((own) => own.has(name)))
    if (missing.length === 0) return []
    return sheets.filter((file) => missing.some((name) => ownClasses(file).has(name)))
  }
  const entry = `/${clientManifest[ENTRY]?.file ?? ''}`
  return { entry, of, reach, text, lacking, inOrder, statements, dev: undefined }
}

const made = new WeakMap<Manifest, ClientFiles>()

/** Reads each file once per build. */
export function clientFiles(context: SiteContext): ClientFiles {
  if (context.dev)
    return {
      entry: context.dev.scripts.at(-1) ?? '',
      of: () => nothing,
      reach: () => [],
      text: () => '',
      lacking: () => [],
      inOrder: (sheets) => sheets,
      statements: () => [],
      dev: context.dev,
    }
  const known = made.get(context.clientManifest) ?? builtFiles(context)
  made.set(context.clientManifest, known)
  return known
}

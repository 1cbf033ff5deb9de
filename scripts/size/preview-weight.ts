import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const KILO = 1000
/** Kilobytes (brotli) that a builder's preview may load beside what every page starts with, before any section. */
const most = { styles: 4.2, script: 60.8 }

type Chunk = Readonly<{ file: string; css?: readonly string[]; imports?: readonly string[] }>
type Manifest = Readonly<Record<string, Chunk>>

const dist = new URL('../../dist/client/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, dist))
const weightOf = (files: ReadonlySet<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / KILO

function reached(manifest: Manifest, source: string, known = new Set<string>()): Set<string> {
  if (known.has(source)) return known
  known.add(source)
  for (const next of manifest[source]?.imports ?? []) reached(manifest, next, known)
  return known
}

function sourceOf(manifest: Manifest, end: string): string {
  const source = Object.keys(manifest).find((key) => key.endsWith(end))
  if (!source) throw new Error(`The build has no file of its own for ${end}`)
  return source
}

const cell = (weight: number, limit: number): string =>
  `${weight.toFixed(1)} of ${limit}${weight > limit ? ' OVER' : ''}`

/** What the preview's own files weigh; visitors fetch none of them. */
export function previewWeight(): readonly string[] {
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const everywhere = reached(manifest, sourceOf(manifest, '/entry-client.tsx'))
  const all = reached(manifest, sourceOf(manifest, '/preview/preview-page.tsx'))
  const own = [...all].filter((source) => !everywhere.has(source))
  const chunks = own.flatMap((source) => manifest[source] ?? [])
  const styles = new Set(chunks.flatMap(({ css = [] }) => css))
  return [
    cell(weightOf(styles), most.styles),
    cell(weightOf(new Set(chunks.map(({ file }) => file))), most.script),
  ]
}

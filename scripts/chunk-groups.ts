import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A file of the browser's build that gathers what several others need. */
export type ChunkGroup = Readonly<{
  name: string
  /** Beginnings of source paths under `packages/`. */
  sources?: readonly string[]
  /** Longer beginnings that stay where they are used; a source inside one is taken all the same. */
  except?: readonly string[]
  /** Names of installed packages. */
  installed?: readonly string[]
  /** What the bundler itself brings, by its names. */
  brought?: readonly string[]
  minShareCount?: number
  priority?: number
}>

/** The paths among a group's that no file of the tree answers to. */
export function missingPaths({ sources = [], except = [], installed = [] }: ChunkGroup): string[] {
  return [
    ...[...sources, ...except].filter((path) => globSync(`packages/${path}*`, { cwd: root }).length === 0),
    ...installed.filter((name) => !existsSync(`${root}node_modules/${name}`)),
  ]
}

/** The only sign in a path that a pattern would read. */
const escaped = (path: string) => path.replaceAll('.', '\\.')
const oneOf = (texts: readonly string[]) => texts.map((text) => escaped(text)).join('|')

function sourcePattern(source: string, except: readonly string[]): string {
  const inner = except.filter((path) => path.startsWith(source)).map((path) => path.slice(source.length))
  return escaped(source) + (inner.length > 0 ? `(?!${oneOf(inner)})` : '')
}

function testOf({ sources = [], except = [], installed = [], brought = [] }: ChunkGroup): RegExp {
  const own = sources.map((source) => `packages/(?:${sourcePattern(source, except)})`)
  const foreign = installed.length > 0 ? [`node_modules/(?:${oneOf(installed)})/`] : []
  return new RegExp([...own, ...foreign, ...brought.map(escaped)].join('|'))
}

/** The groups as the bundler takes them; a path that answers to no file is a mistake, and not a quiet one. */
export function chunkGroups(groups: readonly ChunkGroup[]) {
  const missing = groups.flatMap((group) => missingPaths(group).map((path) => `${group.name}: ${path}`))
  if (missing.length > 0) throw new Error(`No file answers to these paths of chunks: ${missing.join(', ')}`)
  return groups.map(({ name, minShareCount, priority, ...group }) => ({
    name,
    test: testOf({ name, ...group }),
    ...(minShareCount && { minShareCount }),
    ...(priority && { priority }),
  }))
}

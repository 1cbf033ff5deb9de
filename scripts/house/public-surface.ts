import { posix } from 'node:path'

type Read = (path: string) => string

const REEXPORTED_FILE = /^export \* from '([^']+)'/gm
const LISTED = /^export (type )?\{([^}]*)\}/gm
const DECLARED = /^export (?:declare )?(?:async )?(const|function\*?|class|enum|type|interface) (\w+)/gm

const isType = (kind: string) => kind === 'type' || kind === 'interface'
const shown = (name: string) => name.trim().replace(/^(type )?.+ as /, '$1')

function listed(text: string): string[] {
  return [...text.matchAll(LISTED)].flatMap(([, type = '', names = '']) =>
    names
      .split(',')
      .filter((name) => name.trim())
      .map((name) => `${type}${shown(name)}`),
  )
}

/** Names that a module gives to others, types as `type Name`, sorted; follows `export *` inside its package. */
export function publicSurface(path: string, read: Read): string[] {
  const text = read(path)
  const further = [...text.matchAll(REEXPORTED_FILE)].flatMap(([, source = '']) =>
    publicSurface(posix.join(posix.dirname(path), source), read),
  )
  const declared = [...text.matchAll(DECLARED)].map(([, kind = '', name = '']) =>
    isType(kind) ? `type ${name}` : name,
  )
  return [...new Set([...further, ...listed(text), ...declared])].toSorted()
}

/** Those of the names that stand for something at run time. */
export const valuesOf = (names: readonly string[]): string[] =>
  names.filter((name) => !name.startsWith('type '))

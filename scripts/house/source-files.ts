import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type SourceFile = Readonly<{ path: string; text: string }>

/** Files of the tree by glob, with paths from its root. */
export const sourceFiles = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(String(path)) }).map((path) => ({
    path,
    text: readFileSync(root + path, 'utf8'),
  }))

export const readJson = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'))

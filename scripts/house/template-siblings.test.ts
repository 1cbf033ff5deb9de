import path from 'node:path'
import { expect, test } from 'vitest'
import { templateIds } from '../../packages/sections/src/template-ids.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** So many lines in a row that two templates have alike are a part that they should share. */
const SHARED_FROM = 8

const isComment = (line: string) => /^(\/\/|\/?\*)/.test(line)
/** Brackets and the ends of tags only. */
const isEnd = (line: string) => !/\w/.test(line.replaceAll(/<\/\w*>/g, ''))

/** Lines of a file that tell something: without what it imports, comments, what only ends, and how it is set. */
function toldLines({ text }: SourceFile): string[] {
  const withoutImports = text.replaceAll(/^import [^'"]*['"][^'"]*['"]$/gm, '')
  return withoutImports
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isComment(line) && !isEnd(line))
}

const runsOf = (file: SourceFile): string[] => {
  const lines = toldLines(file)
  return lines.slice(SHARED_FROM - 1).map((_, start) => lines.slice(start, start + SHARED_FROM).join('\n'))
}

/** Runs that stand in the folders of two templates, with the folders. */
function sharedRuns(files: readonly SourceFile[]): string[] {
  const holders = new Map<string, Set<string>>()
  for (const file of files)
    for (const run of runsOf(file)) {
      const folders = holders.get(run) ?? new Set()
      holders.set(run, folders.add(path.dirname(file.path)))
    }
  return [...holders]
    .filter(([, folders]) => folders.size > 1)
    .map(([run, folders]) => `${[...folders].map((folder) => path.basename(folder)).join(' and ')}:\n${run}`)
}

const folders = new Set(
  sourceFiles('packages/sections/src/*/*/*.template.ts').map((file) => path.dirname(file.path)),
)
const files = sourceFiles('packages/sections/src/*/*/*.{ts,tsx}').filter(
  (file) => folders.has(path.dirname(file.path)) && !file.path.includes('.stories.'),
)

test(`no ${SHARED_FROM} lines in a row stand in the folders of two templates`, () => {
  expect(folders.size).toBe(Object.values(templateIds).flat().length)
  expect(sharedRuns(files)).toEqual([])
})

test('such lines are found, however they are set', () => {
  const run = Array.from({ length: SHARED_FROM }, (_, line) => `const a${line} = ${line}`)
  const one = { path: 'hero/hero-1/a.ts', text: `import { a } from 'a'\n${run.join('\n')}\n` }
  const other = { path: 'hero/hero-2/b.ts', text: `const first = 1\n\n${run.join('\n  // why\n  ')}` }
  expect(sharedRuns([one, other])).toHaveLength(1)
  expect(sharedRuns([one, { ...other, path: 'hero/hero-1/b.ts' }])).toEqual([])
  expect(sharedRuns([one, { ...other, text: run.slice(1).join('\n') }])).toEqual([])
})

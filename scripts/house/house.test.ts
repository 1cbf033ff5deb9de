import { describe, expect, test } from 'vitest'
import { arrows, forbidden, rooms, type Room } from './arrows.ts'
import { importsOf } from './imports.ts'
import { readJson, sourceFiles } from './source-files.ts'

const files = sourceFiles('packages/*/{src,test}/**/*.{ts,tsx}')
const roomOf = (path: string) => path.split('/')[1] as Room

describe('arrows', () => {
  test('files were found in every room', () => {
    expect(new Set(files.map((file) => roomOf(file.path)))).toEqual(new Set(rooms))
  })

  test('the table of rooms in the documentation draws the same arrows', () => {
    const rows = (sourceFiles('docs/architecture.md')[0]?.text ?? '').matchAll(
      /^\| `(\w+)` .*\| ([^|]+?) *\|$/gm,
    )
    const told = [...rows].map(([, room = '', targets = '']) => [
      room,
      targets === '–' ? [] : targets.split(', '),
    ])
    expect(Object.fromEntries(told)).toEqual(arrows)
  })

  test('no package imports against an arrow, or another package by path', () => {
    const broken = files.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((source) => {
          const other = /^@bellows\/([a-z]+)/.exec(source)?.[1]
          const leaves = source.startsWith('.') && /^(\.\.\/)+packages\//.test(source)
          return leaves || (other !== undefined && forbidden(roomOf(path)).includes(other))
        })
        .map((source) => `${path} -> ${source}`),
    )
    expect(broken).toEqual([])
  })

  test('a section family imports no other family, and the kit not the registry', () => {
    const families = files.filter(({ path }) => path.startsWith('packages/sections/src/'))
    const broken = families.flatMap(({ path, text }) => {
      const family = path.split('/')[3] ?? ''
      return importsOf(text)
        .filter((source) => source.startsWith('.'))
        .map((source) => new URL(source, `file:///${path}`).pathname.slice(1))
        .filter((target) => target.startsWith('packages/sections/src/'))
        .filter((target) => {
          const other = target.split('/')[3] ?? ''
          // The overviews draw every family.
          if (family.includes('.') || family === 'overview' || other === family) return false
          return family === 'kit' ? other.startsWith('registry') : other !== 'kit'
        })
        .map((target) => `${path} -> ${target}`)
    })
    expect(broken).toEqual([])
  })

  test('the lint configuration draws the same arrows', () => {
    const config = readJson('.oxlintrc.json') as {
      overrides: { files: string[]; rules: Record<string, unknown> }[]
    }
    for (const room of rooms) {
      const override = config.overrides.find(({ files: globs }) => globs.includes(`packages/${room}/**`))
      const rule = override?.rules['no-restricted-imports'] as [string, { patterns: { group: string[] }[] }]
      const group = rule[1].patterns.flatMap((pattern) => pattern.group)
      expect(group.filter((glob) => glob.startsWith('@bellows/')).toSorted(), room).toEqual(
        forbidden(room)
          .map((other) => `@bellows/${other}`)
          .toSorted(),
      )
    }
  })
})

describe('style sheets', () => {
  const sheets = sourceFiles('packages/{ui,sections,site}/src/**/*.css.ts')
  const RAW = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|(?<![\w.-])\d*\.?\d+(?:px|rem|em|pt)\b/gi
  const NUMERIC_LENGTH =
    /\b(?:padding|margin|inset|gap|width|height|inlineSize|blockSize|fontSize|border\w*Width)\w*:\s*-?[1-9]\d*\b(?!%)/g

  test('colours and lengths come from tokens', () => {
    const raw = sheets.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(RAW), ...line.matchAll(NUMERIC_LENGTH)].map(
            (match) => `${path}:${index + 1} ${match[0]}`,
          ),
        ),
    )
    expect(raw).toEqual([])
  })
})

test('no file is longer than 250 lines', () => {
  const written = [...files, ...sourceFiles('{scripts,e2e,.storybook}/**/*.{ts,tsx}')]
  const long = written.filter(
    ({ path, text }) => !path.endsWith('db/tables.ts') && text.split('\n').length > 251,
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

import path from 'node:path'
import { endpoints } from '@bellows/api'
import { expect, test } from 'vitest'
import { outOfReach, serverFolders } from './arrows.ts'
import { circles, type Arrow } from './circles.ts'
import { importsOf } from './imports.ts'
import { readJson, sourceFiles } from './source-files.ts'

const root = 'packages/server/src'
const within = (file: string) => path.relative(root, file)
const files = sourceFiles(`${root}/**/*.{ts,sql}`).map(({ path: file, text }) => ({
  path: within(file),
  text,
}))
const product = files.filter(
  ({ path: file }) => !file.startsWith('testing/') && !/\.(test\.ts|sql)$/.test(file),
)
const arrows: Arrow[] = product.flatMap(({ path: file, text }) =>
  importsOf(text)
    .filter((source) => source.startsWith('.'))
    .map((source) => [file, path.join(path.dirname(file), source)] as const),
)
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const folderOf = (file: string) => file.split('/')[0] ?? ''

test('every folder is one of the storeys', () => {
  const folders = new Set(
    product.filter(({ path: file }) => file.includes('/')).map((file) => folderOf(file.path)),
  )
  expect([...folders].toSorted()).toEqual(serverFolders.toSorted())
})

test('nothing looks up or beside, for a type neither', () => {
  const broken = arrows.filter(([from, to]) => outOfReach(folderOf(from)).includes(folderOf(to)))
  expect(broken.map((arrow) => arrow.join(' -> '))).toEqual([])
})

test('there is no circle of folders', () => {
  expect(circles(arrows.map(([from, to]) => [path.dirname(from), path.dirname(to)]))).toEqual([])
})

test('no two files have one name', () => {
  const names = files.map(({ path: file }) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a call’s handler is named as its endpoint, in a file of its own', () => {
  const missing = Object.keys(endpoints).filter((name) => {
    const own = product.find(({ path: file }) => new RegExp(`^calls/[^/]+/${kebab(name)}\\.ts$`).test(file))
    return !own?.text.includes(`export const ${name}: Handler<'${name}'>`)
  })
  expect(missing).toEqual([])
})

/** Who speaks SQL; what stands above decides, and asks them. */
const sqlFolders = new Set(['db', 'store', 'studio-folder', 'commands'])
const namesTypes = new Set([
  // A scope is a connection with the studio it is for: it names the types of both.
  'base/scope.ts',
])
const builder =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery)\(|\bsql[`<.]|\bpool\.query\(/

test('no statement stands above the store', () => {
  const above = product.filter(({ path: file }) => !sqlFolders.has(folderOf(file)))
  const speaking = above.filter(({ path: file, text }) => {
    const knows = importsOf(text).some((source) => source === 'kysely' || source.startsWith('kysely/'))
    return builder.test(text) || (knows && !namesTypes.has(file))
  })
  expect(speaking.map(({ path: file }) => file)).toEqual([])
})

test('the lint configuration keeps the same storeys', () => {
  const config = readJson('.oxlintrc.json') as {
    overrides: { files: string[]; rules: Record<string, unknown> }[]
  }
  for (const folder of serverFolders) {
    const override = config.overrides.find(({ files: globs }) => globs.includes(`${root}/${folder}/**`))
    const rule = override?.rules['no-restricted-imports'] as
      | [string, { patterns: { group: string[] }[] }]
      | undefined
    const group = rule?.[1].patterns.flatMap((pattern) => pattern.group) ?? []
    const floors = group.filter((glob) => glob.startsWith('**/')).toSorted()
    expect(floors, folder).toEqual(
      outOfReach(folder)
        .map((other) => `**/${other}/**`)
        .toSorted(),
    )
  }
})

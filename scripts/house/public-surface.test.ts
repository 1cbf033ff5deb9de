import { describe, expect, test } from 'vitest'
import * as api from '@bellows/api'
import * as domain from '@bellows/domain'
import * as sections from '@bellows/sections'
import * as ui from '@bellows/ui'
import { publicSurface, valuesOf } from './public-surface.ts'
import { sourceFiles } from './source-files.ts'

const rooms: readonly (readonly [string, object])[] = Object.entries({ api, domain, sections, ui })
const texts = new Map(
  sourceFiles('packages/{api,domain,sections,ui}/src/**/*.{ts,tsx}').map(({ path, text }) => [path, text]),
)
const read = (path: string) => {
  const text = texts.get(path)
  if (text === undefined) throw new Error(`No source ${path}`)
  return text
}
const surfaceOf = (room: string) => publicSurface(`packages/${room}/src/index.ts`, read)

describe.each(rooms)('the public surface of %s', (room, module) => {
  test('is what its sources say', () => {
    expect(Object.keys(module).toSorted()).toEqual(valuesOf(surfaceOf(room)))
  })
  test('is as it was agreed', async () => {
    await expect(`${surfaceOf(room).join('\n')}\n`).toMatchFileSnapshot(`public-surface/${room}.txt`)
  })
})

test('names are read from every form of export', () => {
  const files: Record<string, string> = {
    'a/index.ts': `export * from './b.ts'\nexport { c, type D, e as f } from './c.ts'\nexport type { G } from './g.ts'`,
    'a/b.ts': `export const h = 1\nexport async function i() {}\nexport type J = 1\nexport interface K {}\nconst l = 1`,
  }
  const names = publicSurface('a/index.ts', (path) => files[path] ?? '')
  expect(names).toEqual(['c', 'f', 'h', 'i', 'type D', 'type G', 'type J', 'type K'])
  expect(valuesOf(names)).toEqual(['c', 'f', 'h', 'i'])
})

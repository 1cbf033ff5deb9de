import { expect, test } from 'vitest'
import { shortIdentifiers, shortNames } from './short-names.ts'

const files = Array.from({ length: 900 }, (_, index) => `packages/ui/src/part-${index}.css.ts`)

test('every file has a name of its own, fit for a class', () => {
  const names = [...shortNames(files).values()]
  expect(new Set(names).size).toBe(files.length)
  expect(names.filter((name) => !/^[a-z][a-z0-9]$/.test(name))).toEqual([])
})

test('more files than names are refused', () => {
  expect(() => shortNames([...files, ...files.map((file) => `${file}x`)])).toThrow('1800')
})

test('what a file names keeps its number', () => {
  const identify = shortIdentifiers()
  const of = (hash: string, filePath = 'packages/ui/src/button/button.css.ts') => identify({ hash, filePath })
  const name = of('abc12d0').slice(0, 2)
  expect([of('abc12d1'), of('abc12dz'), of('abc12d10')]).toEqual([`${name}1`, `${name}z`, `${name}10`])
  expect(of('9f0', 'elsewhere.css.ts')).toBe('_9f0')
})

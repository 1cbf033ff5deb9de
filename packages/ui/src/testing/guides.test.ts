import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packages = new URL('../../../', import.meta.url)
const guide = /\/\*\*\n \* \S[^@]*?\n \*\n \* \*\*When to choose it\.\*\* \S[^@]*?\n \*\/\nconst meta\b/

test('every part and screen says on its Docs page what it is for and when to choose it', () => {
  const files = globSync('{ui,site}/src/**/*.stories.tsx', { cwd: packages })
  const silent = files.filter((file) => !guide.test(readFileSync(new URL(file, packages), 'utf8')))
  expect(files.length).toBeGreaterThan(70)
  expect(silent).toEqual([])
})

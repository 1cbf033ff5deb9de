import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { templateIds } from '../../packages/sections/src/template-ids.ts'

const families = path.resolve(import.meta.dirname, '../../packages/sections/src')
/** Lines of the folder in the middle, with its stories. */
const MEDIAN_MOST = 200

const lines = (file: string) => readFileSync(path.join(families, file), 'utf8').split('\n').length - 1
const folders = globSync('*/*/*.template.ts', { cwd: families }).map((file) => path.dirname(file))
const sizes = folders
  .map((folder) => globSync(`${folder}/*`, { cwd: families }).reduce((sum, file) => sum + lines(file), 0))
  .toSorted((a, b) => a - b)
const last = sizes.length - 1
const middle = ((sizes[Math.floor(last / 2)] ?? 0) + (sizes[Math.ceil(last / 2)] ?? 0)) / 2

test(`the median of ${sizes.length} template folders has ${middle} lines with its stories`, () => {
  expect(sizes).toHaveLength(Object.values(templateIds).flat().length)
  expect(middle).toBeLessThanOrEqual(MEDIAN_MOST)
})

import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const baseline = path.resolve(import.meta.dirname, '../../e2e/visual/baseline')
/** Megabytes of all screenshots that a clone fetches. */
const MOST = 25
const MEGABYTE = 1024 ** 2

const files = globSync('*.webp', { cwd: baseline })
const megabytes = files.reduce((sum, file) => sum + statSync(path.join(baseline, file)).size, 0) / MEGABYTE

test(`the ${files.length} references of the screenshots weigh ${megabytes.toFixed(1)} MB`, () => {
  expect(files.length).toBeGreaterThan(0)
  expect(megabytes).toBeLessThanOrEqual(MOST)
})

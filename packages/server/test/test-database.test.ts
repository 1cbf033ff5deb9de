import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const changesSchema =
  /\b(?:alter|create|drop|truncate) (?:table|index|function|trigger)\b|\b(?:into|from|update) migration\b/i
const borrows = /\buseTest(?:App|Database)\((?!\{[^}]*isOwn: true)/

test('no file changes the schema of the database that the files of a worker share', () => {
  const files = globSync('{src,test}/**/*.test.ts', { cwd: root })
  const leaking = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return changesSchema.test(text) && borrows.test(text)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(leaking).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every template says what it is for and when to choose it, in words of its own', () => {
  const files = globSync('*/*/*.stories.tsx', { cwd: import.meta.dirname })
  const unfinished = files.filter((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8').includes("'TODO"),
  )
  expect(unfinished).toEqual([])
})

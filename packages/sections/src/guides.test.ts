import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unsaid } from './kit/story/unsaid.ts'

const files = globSync('*/*/*.stories.tsx', { cwd: import.meta.dirname })

test.each(Object.entries(unsaid))('no template keeps the %s that it was made with', (part, filler) => {
  const unfinished = files.filter((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8').includes(filler),
  )
  expect(unfinished, `“${filler}” stands in for what is to be written: ${part}`).toEqual([])
})

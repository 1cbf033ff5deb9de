import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writtenStories } from './kit/story/written-stories.ts'
import { particularStories } from './kit/story/particular-stories.ts'
import { templateKeys } from './registry.ts'
import { templatePath } from './template-ids.ts'

test.each([...templateKeys])('%s keeps the stories of what is particular to it', (key) => {
  const text = readFileSync(new URL(`${templatePath(key)}.stories.tsx`, import.meta.url), 'utf8')
  const written = writtenStories(text)
  expect(Object.keys(particularStories), 'kit/story/particular-stories.ts says them').toContain(key)
  expect(particularStories[key].split(' ').filter((name) => !written.has(name))).toEqual([])
})

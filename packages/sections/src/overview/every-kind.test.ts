import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { kindTitles } from '../kit/story/kind-titles.ts'
import { kebab } from '../template-ids.ts'

test.each(Object.entries(kindTitles))('%s has its Overview, which is drawn and tested', (kind, title) => {
  const text = readFileSync(new URL(`./${kebab(kind)}.stories.tsx`, import.meta.url), 'utf8')
  expect(text).toContain(`'Sections/${title}/Overview'`)
  expect(text).toContain(`overviewOf('${kind}'`)
  expect(text).not.toContain('!test')
})

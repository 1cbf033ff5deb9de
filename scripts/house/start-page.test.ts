import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const startPage = readFileSync(new URL('../../.storybook/start.mdx', import.meta.url), 'utf8')

test('the start page of Storybook says what each of its groups holds', () => {
  const stories = sourceFiles('packages/*/src/**/*.stories.tsx')
  const groups = stories.flatMap(({ text }) => /title: '([^/']+)\//.exec(text)?.[1] ?? [])
  expect(new Set(groups).size).toBeGreaterThan(4)
  expect([...new Set(groups)].filter((group) => !startPage.includes(`- **${group}**`))).toEqual([])
})

import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

test('what failed is told with what follows it, and nothing that passed', () => {
  const output = [
    ' ✓ stories an-error.stories.tsx',
    'one',
    ' FAIL  stories lightbox.stories.tsx > Keys',
    'Test timed out in 60000ms.',
    '',
    ' ✓ stories next.stories.tsx',
  ].join('\n')
  expect(findingsOf(output)).toBe(' FAIL  stories lightbox.stories.tsx > Keys\nTest timed out in 60000ms.')
})

test('a step that names no failure is told by its end', () => {
  const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  expect(findingsOf(output).split('\n')).toHaveLength(40)
  expect(findingsOf(output)).toMatch(/line 99$/)
})

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

test('what was tried twice is told once, and what did not run not at all', () => {
  const found = [' FAIL  chosen.stories.tsx', 'Error: too small']
  const output = [...found, ' ↓ stories overview.stories.tsx (0 test)', ...found].join('\n')
  expect(findingsOf(output)).toBe(found.join('\n'))
})

test('failed visits are told one by one, not by the lines that speak of errors', () => {
  const visits = [
    '  1) [visits] › a.spec.ts:1:1 › one',
    '    Error: gone',
    '      at a.spec.ts:1:1',
    '  1 failed',
  ]
  const output = ['  ✘  1 [visits] › a.spec.ts:1:1 › one (1s)', ...visits].join('\n')
  expect(findingsOf(output)).toBe('  1) [visits] › a.spec.ts:1:1 › one\n    Error: gone')
})

test('an error is told by whatever name it has', () => {
  expect(findingsOf('a table\nTargetClosedError: gone')).toBe('TargetClosedError: gone')
})

test('a step that names no failure is told by its end', () => {
  const output = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  expect(findingsOf(output).split('\n')).toHaveLength(40)
  expect(findingsOf(output)).toMatch(/line 99$/)
})

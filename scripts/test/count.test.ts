import { expect, test } from 'vitest'
import { countOf } from './count.ts'

test.each([
  ['a quiet step', 'done\n', true, { passed: 1, failed: 0 }],
  ['a quiet step that fails', 'error\n', false, { passed: 0, failed: 1 }],
  ['Vitest', ' Test Files  3 passed (3)\n      Tests  48 passed (48)\n', true, { passed: 48, failed: 0 }],
  [
    'Vitest, red',
    ' Test Files  1 failed | 2 passed (3)\n      Tests  1 failed | 47 passed (48)\n',
    false,
    { passed: 47, failed: 1 },
  ],
  ['Playwright', 'Running 12 tests\n\n  12 passed (30s)\n', true, { passed: 12, failed: 0 }],
  ['Playwright, red', '  2 failed\n  10 passed (30s)\n', false, { passed: 10, failed: 2 }],
  ['green lines before a red exit', '3 passed, 0 failed\n', false, { passed: 3, failed: 1 }],
] as const)('%s', (...[, output, isOk, count]) => {
  expect(countOf(output, isOk)).toEqual(count)
})

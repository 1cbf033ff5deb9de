import { expect, test, vi } from 'vitest'
import { sayBar, sayCounts } from './report.ts'

test('one bar that is missed ends the command with 1', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  sayBar('memory 300 MB, at most 400', true)
  expect(sayCounts()).toBe(0)
  sayBar('performance 80, at least 99', false)
  expect(sayCounts()).toBe(1)
  expect(said.mock.calls.flat()).toEqual([
    'ok   memory 300 MB, at most 400',
    '1 passed, 0 failed',
    'MISS performance 80, at least 99',
    '1 passed, 1 failed',
  ])
  said.mockRestore()
})

import { expect, test } from 'vitest'
import { withPromises } from './readme-table.ts'

const conditions = { commit: 'abc1234', date: '2030-01-02', node: '24.0.0', cpu: '2 × Sample' }
const kept = [{ promise: 'Every hold ends', script: 'test:model', passed: 20, failed: 0, seconds: 136.4 }]

test('the table takes the place of the one before, and nothing else changes', () => {
  const readme = 'Before\n<!-- promises -->\nstale\n<!-- /promises -->\nAfter\n'
  const once = withPromises(readme, kept, conditions)
  expect(once).toContain('| Every hold ends | `npm run test:model` | kept, 20 checks | 136 s |')
  expect(once).toContain('at abc1234 on 2030-01-02, Node 24.0.0, 2 × Sample')
  expect(once).not.toContain('stale')
  expect([once.startsWith('Before\n'), once.endsWith('\nAfter\n')]).toEqual([true, true])
  expect(withPromises(once, kept, conditions)).toBe(once)
})

test('a promise that failed stands there as not kept', () => {
  const broken = [{ promise: 'It stays up', script: 'test:faults', passed: 3, failed: 1, seconds: 9 }]
  const text = withPromises('<!-- promises -->\n<!-- /promises -->\n', [...kept, ...broken], conditions)
  expect(text).toContain('| Every hold ends | `npm run test:model` | kept, 20 checks | 136 s |')
  expect(text).toContain('| It stays up | `npm run test:faults` | **not kept**, 1 of 4 checks failed | 9 s |')
})

test('a README without its place is refused', () => {
  expect(() => withPromises('No place', kept, conditions)).toThrow('no place')
})

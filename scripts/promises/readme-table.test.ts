import { expect, test } from 'vitest'
import { withPromises } from './readme-table.ts'

const conditions = { commit: 'abc1234', date: '2030-01-02', node: '24.0.0', cpu: '2 × Sample' }
const ends = { promise: 'Every hold ends', script: 'test:model' }
const stays = { promise: 'It stays up', script: 'test:faults' }
const promised = [ends, stays]
const kept = { ...ends, passed: 20, failed: 0, seconds: 136.4 }
const readme = 'Before\n<!-- promises -->\nstale\n<!-- /promises -->\nAfter\n'

test('the table takes the place of the one before, and nothing else changes', () => {
  const once = withPromises(readme, { promised, shown: [kept], conditions })
  expect(once).toContain(
    '| Every hold ends | `npm run test:model` | kept, 20 checks | 136 s | abc1234, 2030-01-02 |',
  )
  expect(once).toContain('Node 24.0.0 on 2 × Sample')
  expect(once).not.toContain('stale')
  expect([once.startsWith('Before\n'), once.endsWith('\nAfter\n')]).toEqual([true, true])
  expect(withPromises(once, { promised, shown: [kept], conditions })).toBe(once)
})

test('a promise that failed stands there as not kept', () => {
  const broken = { ...stays, passed: 3, failed: 1, seconds: 9 }
  const text = withPromises(readme, { promised, shown: [kept, broken], conditions })
  expect(text).toContain('| It stays up | `npm run test:faults` | **not kept**, 1 of 4 checks failed | 9 s |')
})

test('a promise that was never shown stands there as such, one of another run with its own commit', () => {
  const once = withPromises(readme, { promised, shown: [kept], conditions })
  expect(once).toMatch(/\| It stays up \| `npm run test:faults` \| \*\*not shown yet\*\* \|/)

  const later = { ...conditions, commit: 'def5678' }
  const broken = { ...stays, passed: 3, failed: 1, seconds: 9 }
  const twice = withPromises(once.replaceAll(/ +\|/g, '   |'), {
    promised,
    shown: [broken],
    conditions: later,
  })
  expect(twice).toMatch(/\| Every hold ends .* \| kept, 20 checks \| 136 s \| abc1234, 2030-01-02 \|/)
  expect(twice).toMatch(/\| It stays up .* \| 9 s \| def5678, 2030-01-02 \|/)
})

test('a README without its place is refused', () => {
  expect(() => withPromises('No place', { promised, shown: [kept], conditions })).toThrow('no place')
})

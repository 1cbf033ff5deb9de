import { expect, test } from 'vitest'
import { DatabaseError } from '../db/pool.ts'
import { isDatabaseAway } from './describe-fault.ts'

const withCode = (code: string) => Object.assign(new DatabaseError('could not', 0, 'error'), { code })

test.each([
  ['57P01', 'it was told to end'],
  ['08006', 'the connection is lost'],
  ['53100', 'the disk is full'],
  ['58030', 'the disk fails'],
  ['42501', 'the disk is read-only'],
])('%s, %s: the database cannot answer now', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true)
})

test.each(['23505', '22P02', '42P01', ''])('%s is a fault of what was asked', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false)
})

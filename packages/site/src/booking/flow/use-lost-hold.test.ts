import { expect, test } from 'vitest'
import { makeRecord } from '../testing/fixtures.ts'
import { lossOf } from './use-lost-hold.ts'

const at = (instant: string) => Date.parse(instant)

test('a hold whose time is up has expired', () => {
  expect(lossOf(makeRecord(), at('2030-01-15T10:12:00Z')).kind).toBe('expired')
})

test('a hold that was lost before its time has been taken', () => {
  expect(lossOf(makeRecord(), at('2030-01-15T10:11:59Z'))).toEqual({
    kind: 'taken',
    startTime: '2030-01-26T15:00:00Z',
  })
})

test('added time counts', () => {
  const record = makeRecord({ addedTime: '2030-01-15T10:27:00Z' })
  expect(lossOf(record, at('2030-01-15T10:20:00Z')).kind).toBe('taken')
})

test('a booking without time can only be over', () => {
  expect(lossOf(makeRecord({ slot: null }), at('2030-01-15T10:00:00Z')).kind).toBe('expired')
})

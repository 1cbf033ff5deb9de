import { expect, test } from 'vitest'
import { ContentReads } from './content-reads.ts'

const key = (businessId: string, contentVersion: string) => ({
  businessId,
  contentVersion,
  address: '/',
  language: 'en-US',
})

test('what was read is shared within a version of a studio, and by nobody else', () => {
  const reads = new ContentReads()
  const first = reads.of(key('a', '1'))
  expect(reads.of(key('a', '1'))).toBe(first)
  expect(reads.of(key('b', '1'))).not.toBe(first)
  expect(reads.of(key('a', '2'))).not.toBe(first)
  expect(reads.of(key('a', '1'))).not.toBe(first)
})

test('calls without end take the place of the oldest', () => {
  const reads = new ContentReads().of(key('a', '1'))
  for (let call = 0; call < 1000; call += 1) reads.set(`call ${call}`, Promise.resolve(call))
  expect(reads.size).toBe(500)
  expect([reads.has('call 0'), reads.has('call 999')]).toEqual([false, true])
})

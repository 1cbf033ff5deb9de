import { expect, it } from 'vitest'
import { errorOf, toldErrors } from './told-errors.ts'

it('tells nothing without an error', () => expect(toldErrors(undefined)).toEqual([]))

it('tells the one message that a server set', () =>
  expect(toldErrors({ message: 'We know this address already' })).toEqual(['We know this address already']))

it('tells every message once, in order', () =>
  expect(
    toldErrors({ message: 'A', types: { too_small: 'A', custom: ['B', 'C', 'A'], invalid_format: true } }),
  ).toEqual(['A', 'B', 'C']))

it('tells the fault of a list\u2019s first wrong entry', () =>
  expect(toldErrors(Object.assign([undefined, { message: 'B' }, { message: 'C' }]))).toEqual(['B']))

it('reads what it keeps', () => expect(toldErrors(errorOf(['A', 'B']))).toEqual(['A', 'B']))

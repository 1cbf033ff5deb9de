import { expect, test } from 'vitest'
import { refuseUnsafeData } from './plain-data.ts'

function nested(depth: number): unknown {
  let value: unknown = 'end'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

test('32 levels pass, one more does not', () => {
  expect(() => refuseUnsafeData(nested(32))).not.toThrow()
  expect(() => refuseUnsafeData(nested(33))).toThrow('nested too deeply')
})

test.each([
  ['a\0b'],
  [{ 'a\0': 1 }],
  ['\ud800'],
  ['x\udc00y'],
  [[Infinity]],
  [JSON.parse('{"a":{"__proto__":1}}')],
])('%o is refused', (data) => {
  expect(() => refuseUnsafeData(data)).toThrow(/cannot be kept|not allowed|out of range/)
})

test('emoji, accents and every JSON kind pass', () => {
  expect(() => refuseUnsafeData({ a: ['👩‍👩‍👧', 'é', 1, -0.5, true, null, {}, []] })).not.toThrow()
})

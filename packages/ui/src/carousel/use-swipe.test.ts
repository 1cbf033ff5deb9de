import { expect, test } from 'vitest'
import { swipeOf } from './use-swipe.ts'

const from = { clientX: 200, clientY: 100 }
test.each([
  [120, 110, -1],
  [280, 90, 1],
  [170, 100, 0],
  [140, 200, 0],
])('to %i, %i: %i', (clientX, clientY, way) => expect(swipeOf(from, { clientX, clientY })).toBe(way))

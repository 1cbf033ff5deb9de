import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { toolPaint } from './tool-paint.ts'

const { plate, words, danger } = toolPaint

test('what tools say is read on their plate', () => {
  expect(contrast(words, plate)).toBeGreaterThan(7)
  expect(contrast(danger, plate)).toBeGreaterThan(7)
})

test.each(['#FFFFFF', '#767676', '#808080', '#000000'])(
  'on %s the plate or its edge stands out',
  (ground) => {
    expect(Math.max(contrast(plate, ground), contrast(words, ground))).toBeGreaterThan(3)
  },
)

import { expect, test } from 'vitest'
import { printOf, storyPrint } from './story-print.ts'
import { whitePrint } from './white-print.ts'

test.each([
  [1500, 1000, 0],
  [800, 1200, 3],
  [1, 1, 5],
])('a print of %i × %i in tone %i is known by its address', (width, height, index) => {
  expect(printOf(storyPrint(width, height, index))).toEqual({ width, height, index })
})

test('tones come round again', () => {
  expect(printOf(storyPrint(3, 2, 7))?.index).toBe(1)
})

test.each([whitePrint, '/assets/a.jpg', 'data:image/png;base64,AAAA', ''])('%s is none', (url) => {
  expect(printOf(url)).toBeNull()
})

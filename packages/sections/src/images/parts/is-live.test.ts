import { expect, test } from 'vitest'
import { prints } from '../../kit/story/pictures.ts'
import { hasUnknownSize, isLiveSlider, isPressable, opensPictures } from './is-live.ts'

test('pictures open where there are some and the owner lets them', () => {
  expect(opensPictures({ images: prints(1), lightbox: true })).toBe(true)
  expect(opensPictures({ images: prints(1), lightbox: false })).toBe(false)
  expect(opensPictures({ images: [], lightbox: true })).toBe(false)
})

test.each([
  [24, 24, false],
  [25, 24, true],
  [25, 0, false],
])('%i pictures, %i at first: there are more to show, %j', (count, initialCount, isMore) => {
  expect(isPressable({ images: prints(count), lightbox: false, initialCount })).toBe(isMore)
})

test('one picture without its size is enough to wait for', () => {
  const [first, ...rest] = prints(3)
  expect(hasUnknownSize({ images: prints(3) })).toBe(false)
  expect(hasUnknownSize({ images: [{ ...first!, width: 0 }, ...rest] })).toBe(true)
})

test('a slider of one picture stands still unless the picture opens', () => {
  expect(isLiveSlider({ images: prints(1), lightbox: false })).toBe(false)
  expect(isLiveSlider({ images: prints(1), lightbox: true })).toBe(true)
  expect(isLiveSlider({ images: prints(2), lightbox: false })).toBe(true)
})

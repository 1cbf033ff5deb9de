import { expect, test } from 'vitest'
import { sizesFor } from './picture-sizes.ts'

test.each([
  [
    'c5·t4·m4',
    '(min-width:1408px) 533px, (min-width:992px) calc(41.667vw - 54px), (min-width:768px) calc(50vw - 42px), calc(100vw - 40px)',
  ],
  ['bleed', '100vw'],
  ['58vw·50vw·bleed', '(min-width:992px) 58vw, (min-width:768px) 50vw, 100vw'],
  [
    'w4·t4·m2',
    '(min-width:1728px) 517.32px, (min-width:1440px) calc(33.333vw - 58.668px), (min-width:992px) calc(33.333vw - 48px), (min-width:768px) calc(50vw - 42px), calc(50vw - 26px)',
  ],
])('%s', (spans, sizes) => {
  expect(sizesFor(spans)).toBe(sizes)
})

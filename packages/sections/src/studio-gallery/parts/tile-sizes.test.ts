import { expect, test } from 'vitest'
import { sizesAt } from './tile-sizes.ts'

const grid = { tile: 'c4·t4·m2', whole: 'c12·t8·m4', count: 9, isMosaic: false }

test.each([
  [0, {}, 'c4·t4·m2'],
  [8, {}, 'c4·t8·m4'],
  [7, { count: 8 }, 'c4·t4·m2'],
  [0, { isMosaic: true }, 'c12·t8·m4'],
  [8, { isMosaic: true }, 'c4·t4·m2'],
  [9, { isMosaic: true, count: 10 }, 'c12·t8·m4'],
  [7, { last: { count: 2, size: 'half' } }, 'half·t4·m2'],
  [8, { last: { count: 2, size: 'half' } }, 'half·t8·m4'],
  [8, { tile: '33vw·50vw·50vw', whole: 'bleed' }, '33vw·bleed·bleed'],
])('tile %i of %o takes %s', (index, over, sizes) => {
  expect(sizesAt(index, { ...grid, ...over })).toBe(sizes)
})

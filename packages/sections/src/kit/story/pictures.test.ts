import { lightestWithin, type Part } from '@bellows/domain'
import { expect, test } from 'vitest'
import { print, whitePhoto } from './pictures.ts'

const lightest = (part: Part, index = 0) =>
  Math.round(255 * lightestWithin(print('A-32', index).brightness, part))

const corner = { left: 0, right: 0.4, top: 0, bottom: 0.4 }
const foot = { left: 0, right: 1, top: 0.76, bottom: 1 }
const circle = { left: 0.6, right: 0.7, top: 0.3, bottom: 0.4 }

test('a print is as light as its tone, darker below its horizon and lighter in its circle', () => {
  // #6d above, that with a fifth of black below, that with 4/15 of white in the circle; a step of the map is 4.
  expect(lightest(corner)).toBeGreaterThanOrEqual(0x6d)
  expect(lightest(corner)).toBeLessThanOrEqual(0x6d + 4)
  expect(lightest(foot)).toBeLessThanOrEqual(0x6d * 0.8 + 4)
  expect(lightest(circle)).toBeGreaterThanOrEqual(0x6d + (0xff - 0x6d) * (4 / 15))
})

test('tones differ, and white has no map, which counts as white', () => {
  expect(lightest(corner, 3)).toBeGreaterThan(lightest(corner))
  expect(lightestWithin(whitePhoto.brightness, { left: 0, right: 1, top: 0, bottom: 1 })).toBe(1)
})

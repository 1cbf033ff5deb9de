import { describe, expect, it } from 'vitest'
import { imageSchema, plainImageSchema } from '../entities/image.ts'
import { encodeBrightness, lightestWithin } from './brightness.ts'
import { focalPoint, partUnder } from './shown-part.ts'

const whole = { left: 0, top: 0, right: 1, bottom: 1 }
const dark = Array.from({ length: 96 }, () => 0.2)
/** One light cell: the fourth of the third row. */
const spotted = dark.with(2 * 12 + 3, 0.8)

describe('the brightness map', () => {
  it('is one digit a cell and never darker than the picture', () => {
    const map = encodeBrightness(spotted)
    expect(map).toHaveLength(96)
    expect(lightestWithin(map, whole)).toBeGreaterThanOrEqual(0.8)
    expect(lightestWithin(map, whole)).toBeLessThan(0.82)
  })
  it.each([
    ['the cell', { left: 0.26, top: 0.26, right: 0.32, bottom: 0.36 }, 0.8],
    ['a touch of it', { left: 0.3, top: 0.3, right: 0.9, bottom: 0.9 }, 0.8],
    ['left of it', { left: 0, top: 0, right: 0.25, bottom: 1 }, 0.2],
    ['below it', { left: 0, top: 0.375, right: 1, bottom: 1 }, 0.2],
    ['a part beyond the edge', { left: 1, top: 1, right: 1.4, bottom: 2 }, 0.2],
  ])('%s', (_, part, light) => {
    expect(lightestWithin(encodeBrightness(spotted), part)).toBeCloseTo(light, 1)
  })
  it('counts as white where there is none', () => {
    expect(lightestWithin(undefined, whole)).toBe(1)
    expect(lightestWithin('AAAA', whole)).toBe(1)
  })
})

describe('focalPoint', () => {
  it.each([
    ['40% 55%', [0.4, 0.55]],
    ['center', [0.5, 0.5]],
    ['left', [0, 0.5]],
    ['top', [0.5, 0]],
    ['bottom right', [1, 1]],
    ['right 20%', [1, 0.2]],
    ['', [0.5, 0.5]],
    ['140% -3%', [1, 0]],
  ])('%j', (position, expected) => {
    expect(focalPoint(position)).toEqual(expected)
  })
})

describe('partUnder', () => {
  const picture = { width: 3000, height: 2000, position: '50% 80%' }
  const foot = { left: 0, top: 0.5, right: 0.5, bottom: 1 }
  it('is the part itself in a frame of the picture’s ratio', () => {
    expect(partUnder(picture, 1.5, foot)).toEqual(foot)
  })
  it('a wider frame cuts off height, at the stored position', () => {
    expect(partUnder(picture, 3, foot)).toMatchObject({ left: 0, right: 0.5, bottom: 0.9 })
    expect(partUnder(picture, 3, foot).top).toBeCloseTo(0.65, 10)
  })
  it('a taller frame cuts off width', () => {
    expect(partUnder(picture, 0.75, foot)).toEqual({ left: 0.25, top: 0.5, right: 0.5, bottom: 1 })
  })
})

describe('the stored picture', () => {
  const seen = {
    url: '/a.jpg',
    brightness: encodeBrightness(dark),
    subject: { left: 3, top: 4, right: 50, bottom: 60 },
  }
  it('keeps what import saw, and drops what does not fit', () => {
    expect(imageSchema.parse(seen)).toMatchObject(seen)
    expect(imageSchema.parse({ ...seen, brightness: '<b>', subject: { left: 3 } })).toMatchObject({
      brightness: undefined,
      subject: undefined,
    })
  })
  it('a plain one goes without', () => {
    expect(Object.keys(plainImageSchema.parse(seen))).not.toContain('brightness')
  })
})

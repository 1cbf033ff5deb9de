import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lightestWithin } from '@bellows/domain'
import { lookAt, seenIn } from './picture-sight.ts'

const WIDTH = 600
const HEIGHT = 400
const sky =
  '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#c9d3e0"/><stop offset="1" stop-color="#8a7f70"/></linearGradient>'
const drawn = (inner: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const figure = (x: number) => `<rect x="${x}" y="180" width="50" height="150" rx="20" fill="#1a1512"/>`

describe('brightness', () => {
  test('a small light spot makes its cell light and no other', async () => {
    const ground = '<rect width="100%" height="100%" fill="#202020"/>'
    const { brightness } = await lookAt(await drawn(`${ground}<circle cx="325" cy="225" r="4" fill="#fff"/>`))
    const cell = { left: 6 / 12, top: 4 / 8, right: 7 / 12, bottom: 5 / 8 }
    expect(lightestWithin(brightness, cell)).toBeGreaterThan(0.95)
    expect(lightestWithin(brightness, { left: 0, top: 0, right: 1, bottom: 0.5 })).toBeLessThan(0.16)
  })
  test('a colour counts as the grey that is as light', async () => {
    const { brightness } = await lookAt(await drawn('<rect width="100%" height="100%" fill="#00f"/>'))
    expect(lightestWithin(brightness, { left: 0, top: 0, right: 1, bottom: 1 })).toBeCloseTo(0.3, 1)
  })
})

describe('the subject', () => {
  test.each([60, 275, 480])('a figure at %i of 600', async (x) => {
    const { subject } = seenIn(await lookAt(await drawn(figure(x))), '50% 50%')
    expect(subject?.left).toBeLessThanOrEqual(Math.ceil((x / WIDTH) * 100) + 1)
    expect(subject?.right).toBeGreaterThanOrEqual(Math.floor(((x + 50) / WIDTH) * 100) - 1)
    expect((subject?.right ?? 100) - (subject?.left ?? 0)).toBeLessThan(20)
  })
  test('of two, the one near the owner’s focal point', async () => {
    const sight = await lookAt(await drawn(figure(100) + figure(450)))
    expect(seenIn(sight, '20% 60%').subject?.right).toBeLessThan(35)
    expect(seenIn(sight, '80% 60%').subject?.left).toBeGreaterThan(65)
  })
  test('none in a plain sky', async () => {
    expect(seenIn(await lookAt(await drawn('')), undefined).subject).toBeUndefined()
  })
})

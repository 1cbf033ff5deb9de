import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf, type Pixels } from './pixel-rule.ts'

const WIDTH = 120
const HEIGHT = 40
const price = '<circle cx="40.5" cy="28.4" r="1.3" fill="#2b2620"/>'
const tail = '<path d="M41.6 28.6 q0 2.4 -1.7 3.5" stroke="#2b2620" stroke-width=".8" fill="none"/>'
const rule = '<rect x="8" y="34" width="100" height="1" fill="#e2dacb"/>'
const PLATE = '#97451f'

/** A corner of a page: a plate, the decimal sign of a price at the size of body text, and a hairline. */
async function picture(parts: string, plate = PLATE): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fcfaf5"/><rect x="70" y="4" width="30" height="20" fill="${plate}"/>${parts}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: WIDTH, height: HEIGHT }
}

const asKept = await picture(price + rule)

const changes: readonly (readonly [string, Promise<Pixels>, number])[] = [
  ['a point that became a comma', picture(price + tail + rule), 3],
  ['a hairline that went', picture(price), 100],
  ['a plate three steps redder', picture(price + rule, '#9a451f'), 600],
  ['a plate three steps bluer', picture(price + rule, '#974522'), 600],
  ['a hairline that moved by half a pixel', picture(price + rule.replace('"34"', '"34.5"')), 100],
]

test.each(changes)('%s is seen', async (_change, taken, atLeast) => {
  const { pixels, drawn } = differenceOf(asKept, await taken)
  expect(pixels).toBeGreaterThanOrEqual(atLeast)
  const red = [...drawn.keys()].filter((at) => at % 4 === 0 && drawn[at] === 220 && drawn[at + 1] === 0)
  expect(red).toHaveLength(pixels)
})

test('the same picture does not differ, nor one whose channels are rounded otherwise', async () => {
  expect(differenceOf(asKept, await picture(price + rule)).pixels).toBe(0)
  const rounded = Buffer.from(asKept.data.map((value) => Math.max(0, value - 2)))
  expect(differenceOf(asKept, { ...asKept, data: rounded }).pixels).toBe(0)
})

/** So many pixels of the picture, from its first, darker by so many steps. */
const darker = (count: number, steps: number): Pixels => ({
  ...asKept,
  data: Buffer.from(asKept.data.map((value, at) => (at < count * 4 ? value - steps : value))),
})

test.each([
  [16, 8, 0],
  [17, 8, 17],
  [17, 3, 17],
  [1, 9, 1],
])('%i pixels that differ by %i steps count as %i', (count, steps, counted) => {
  expect(differenceOf(asKept, darker(count, steps)).pixels).toBe(counted)
})

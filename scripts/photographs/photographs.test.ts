import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'

const ratios = ['4:5', '3:2', '2:3', '1:1', '16:9', '21:9']
const named = (wanted: string) => {
  const found = photographs.find(({ name }) => name === wanted)
  if (!found) throw new Error(`No photograph is called ${wanted}.`)
  return found
}

const hash = (file: Buffer) => createHash('sha256').update(file).digest('hex')

test('names are file names, each once; every picture can be described and cropped', () => {
  expect(new Set(photographs.map(({ name }) => name)).size).toBe(photographs.length)
  for (const { name, ratio, alt, position } of photographs) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(ratios).toContain(ratio.join(':'))
    expect(alt.length, name).toBeGreaterThan(15)
    expect(position).toMatch(/^\d{1,3}% \d{1,3}%$/)
  }
})

test('enough for the demo, upright and lying ones mixed', () => {
  const upright = photographs.filter(({ ratio: [width, height] }) => height > width)
  expect(photographs.length).toBeGreaterThanOrEqual(44)
  expect(upright.length / photographs.length).toBeGreaterThan(0.35)
  expect(upright.length / photographs.length).toBeLessThan(0.65)
})

test.each(['orchard-couple', 'linen-rings', 'cradle'])('%s comes out the same twice', async (name) => {
  const once = await draw(named(name), 160)
  const again = await draw(named(name), 160)
  expect(hash(again)).toBe(hash(once))
})

test.each(['dock', 'first-dance', 'silk-folds'])('%s has light and dark in it', async (name) => {
  const { width, height } = await sharp(await draw(named(name), 160)).metadata()
  const [wide, high] = named(name).ratio
  expect(width / height).toBeCloseTo(wide / high, 1)
  const { channels } = await sharp(await draw(named(name), 160)).stats()
  for (const { mean, stdev } of channels) {
    expect(mean).toBeGreaterThan(15)
    expect(mean).toBeLessThan(240)
    expect(stdev).toBeGreaterThan(8)
  }
})

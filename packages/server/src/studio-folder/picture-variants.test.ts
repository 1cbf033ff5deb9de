import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FolderMedia } from '../media/folder-media.ts'
import { makePicture } from './picture-variants.ts'

const GREY = { r: 120, g: 110, b: 100 }

async function picture(width: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'picture-'))
  const source = path.join(folder, 'source.jpg')
  const height = Math.round(width / 2)
  writeFileSync(
    source,
    await sharp({ create: { width, height, channels: 3, background: GREY } })
      .jpeg()
      .toBuffer(),
  )
  const made = await makePicture(source, new FolderMedia(path.join(folder, 'media')))
  return { made, files: readdirSync(path.join(folder, 'media')), folder: path.join(folder, 'media') }
}

test.each([
  [1920, 4],
  [1200, 3],
  [600, 1],
])('a picture %i wide has %i widths in two formats', async (width, widths) => {
  const { made, files } = await picture(width)
  expect(files).toHaveLength(widths * 2)
  expect(Object.keys(made.additionalImageUrls)).toHaveLength(widths - 1)
  expect(made).toMatchObject({ width, height: width / 2 })
})

test('a variant is as wide as its name says, and never enlarged', async () => {
  const { folder, files } = await picture(1200)
  const widthOf = async (name: string) => (await sharp(path.join(folder, name)).metadata()).width
  const small = files.find((name) => name.endsWith('_sm.avif')) ?? ''
  const whole = files.find((name) => /^[\da-f]+\.avif$/.test(name)) ?? ''
  expect(await widthOf(small)).toBe(700)
  expect(await widthOf(whole)).toBe(1200)
})

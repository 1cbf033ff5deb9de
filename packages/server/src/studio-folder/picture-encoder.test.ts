import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pictureEncoder } from './picture-encoder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'encoder-'))
const encoder = pictureEncoder({ folder: path.join(folder, 'media') })
afterAll(() => {
  encoder.close()
  rmSync(folder, { recursive: true })
})

const write = async (name: string) => {
  const source = path.join(folder, name)
  const size = {
    width: 64,
    height: 32,
    channels: 3,
    background: 'grey',
  } as const
  writeFileSync(source, await sharp({ create: size }).jpeg().toBuffer())
  return source
}

test('a source that several folders name is made once', async () => {
  const source = await write('shared.jpg')
  const first = await encoder.make(source)
  rmSync(source)
  expect(await encoder.make(source)).toEqual(first)
  expect(first).toMatchObject({ width: 64, height: 32 })
})

test('a file that is no picture is refused by what is wrong with it, and taken once it is mended', async () => {
  const source = path.join(folder, 'words.jpg')
  writeFileSync(source, 'no picture')
  await expect(encoder.make(source)).rejects.toThrow(/unsupported image format/)
  await write('words.jpg')
  expect(await encoder.make(source)).toMatchObject({ width: 64 })
})

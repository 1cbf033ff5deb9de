import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imageSchema } from '@bellows/domain'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pictureOf } from './photograph-module.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const figure =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="100%" height="100%" fill="#c9d3e0"/><rect x="370" y="180" width="50" height="150" fill="#1a1512"/></svg>'

test('a photograph comes with its size, its crop and what an import sees in it', async () => {
  const file = path.join(folder, 'orchard-couple.jpg')
  await sharp(Buffer.from(figure)).jpeg().toFile(file)
  const picture = imageSchema.parse({ url: '/a.jpg', ...(await pictureOf(file)) })
  expect(picture).toMatchObject({ width: 600, height: 400, position: '64% 60%' })
  expect(picture.brightness).toHaveLength(96)
  expect(picture.subject?.left).toBeGreaterThan(55)
  expect(picture.subject?.right).toBeLessThan(75)
})

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { useMediaFolder } from '../testing/media-folder.ts'
import { drawIcon } from './draw-icon.ts'
import { MediaAway } from './media-store.ts'

const media = useMediaFolder()
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="32" fill="#97451f"/></svg>'

test('a drawing becomes a PNG of the size that is asked for, once', async () => {
  const store = media()
  const put = vi.spyOn(store, 'put')
  const all = await Promise.all([
    drawIcon({ svg, pixels: 180 }, store),
    drawIcon({ svg, pixels: 180 }, store),
  ])
  all.push(await drawIcon({ svg, pixels: 180 }, store))
  expect(put).toHaveBeenCalledTimes(1)
  expect(all.every((png) => Buffer.compare(png, all[0] ?? png) === 0)).toBe(true)
  const { data, info } = await sharp(all[0]).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 180, height: 180, channels: 4 })
  const at = (x: number, y: number) => [...data.subarray((y * 180 + x) * 4, (y * 180 + x) * 4 + 4)]
  expect(at(0, 0)[3]).toBe(0)
  expect(at(90, 90)).toEqual([0x97, 0x45, 0x1f, 255])
  expect(await store.list()).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.png$/)])
})

test('a store that takes nothing, or does not answer, still gets its visitors an icon', async () => {
  const store = media()
  vi.spyOn(store, 'get').mockRejectedValue(new MediaAway('gone'))
  vi.spyOn(store, 'put').mockRejectedValue(new Error('EROFS'))
  const png = await drawIcon({ svg, pixels: 32 }, store)
  expect((await sharp(png).metadata()).width).toBe(32)
})

test('what is no drawing is a fault, and nothing is kept', async () => {
  await expect(drawIcon({ svg: 'no drawing', pixels: 64 }, media())).rejects.toThrow('icon-process')
  expect(await media().list()).toEqual([])
})

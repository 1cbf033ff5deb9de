import { expect, test } from '../site/console-watch.ts'
import { WHITE } from '../site/every-picture.ts'
import { DARK, piecesOn } from '../site/pictured-words.ts'
import { readPiece } from './pieces-on-pictures.ts'

const windows = { 375: 812, 820: 1180, 1440: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of Object.entries(windows))
  for (const picture of [WHITE, ...DARK])
    test(`at ${width} words on ${picture} are read in every block that has some on its picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height })
      await page.goto(`/words-on-${picture}`, { waitUntil: 'networkidle' })
      const unreadable: string[] = []
      for (const piece of piecesOn) {
        const block =
          piece === 'header'
            ? page.locator('[data-template="MAIN-HEADER-5"] > div')
            : page.locator(`[data-block="${piece}"]`)
        await block.scrollIntoViewIfNeeded()
        for (const image of await block.locator('img').all())
          await image.evaluate((one: HTMLImageElement) => {
            one.loading = 'eager'
            return one.decode()
          })
        const read = await readPiece(page, block)
        expect(read.lines, piece).toBeGreaterThan(0)
        if (read.least < 1) unreadable.push(`${piece} "${read.faintest}": ${read.least.toFixed(2)}`)
        // On white it is the darkness that makes them readable, and not a ground that was overlooked.
        if (picture === WHITE) expect(read.bare, piece).toBeLessThan(1)
      }
      expect(unreadable).toEqual([])
    })

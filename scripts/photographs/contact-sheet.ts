import sharp from 'sharp'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'

const sheet = { width: 1600, row: 400, gap: 8 }

/** Draws the named photographs (or all) small, side by side, into one PNG; for looking at while drawing. */
export async function contactSheet(out: string, names: readonly string[]) {
  const { row } = sheet
  const chosen = names.length
    ? names.map((name) => photographs.find((each) => each.name === name) ?? fail(name))
    : photographs
  const tiles: { input: Buffer; left: number; top: number }[] = []
  let left = 0
  let top = 0
  for (const photograph of chosen) {
    const width = Math.round((row * photograph.ratio[0]) / photograph.ratio[1])
    if (left + width > sheet.width) {
      left = 0
      top += row + sheet.gap
    }
    const input = await draw(photograph, width)
    tiles.push({ input, left, top })
    left += width + sheet.gap
  }
  const base = { width: sheet.width, height: top + row, channels: 3 as const, background: '#fff' }
  await sharp({ create: base }).composite(tiles).png().toFile(out)
}

function fail(name: string): never {
  throw new Error(`No photograph is called ${name}.`)
}

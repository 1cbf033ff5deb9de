import sharp from 'sharp'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'
const tiles = []
let y = 0
for (const arg of process.argv.slice(2)) {
  const [name, x0, y0] = arg.split(':')
  const b = await draw(photographs.find((p) => p.name === name)!)
  tiles.push({
    input: await sharp(b)
      .extract({ left: Number(x0), top: Number(y0), width: 1000, height: 520 })
      .toBuffer(),
    left: 0,
    top: y,
  })
  y += 528
}
await sharp({ create: { width: 1000, height: y, channels: 3, background: '#fff' } })
  .composite(tiles)
  .png()
  .toFile('/tmp/try.png')

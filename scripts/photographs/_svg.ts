import sharp from 'sharp'
import { globSync } from 'node:fs'
const files = globSync('/work/main/packages/ui/src/testing/prints/*.svg').toSorted()
let x = 0,
  y = 0
const t = []
for (const f of files) {
  const b = await sharp(f).resize({ height: 220 }).png().toBuffer({ resolveWithObject: true })
  if (x + b.info.width > 1500) {
    x = 0
    y += 228
  }
  t.push({ input: b.data, left: x, top: y })
  x += b.info.width + 8
}
await sharp({ create: { width: 1500, height: y + 220, channels: 3, background: '#888' } })
  .composite(t)
  .png()
  .toFile('/tmp/try.png')

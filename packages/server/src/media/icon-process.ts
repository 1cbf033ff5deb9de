import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Reads a drawing and writes it as PNG of so many pixels a side. */
const pixels = Number(process.argv[2])
/** Points per inch at which an SVG unit is a pixel. */
const PLAIN_DENSITY = 72
const VIEW = 64

const svg = await buffer(process.stdin)
const png = await sharp(svg, { density: (PLAIN_DENSITY * pixels) / VIEW })
  .resize(pixels, pixels)
  .png({ palette: true, colours: 64 })
  .toBuffer()
process.stdout.write(png)

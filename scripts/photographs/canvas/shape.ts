import sharp from 'sharp'
import { linear } from './colour.ts'
import { type Frame, plate, type Plate, tall } from './plate.ts'

export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** Draws SVG markup (in units, or in the units of `view`) into a layer of light. */
export async function drawn(frame: Frame, markup: string, view?: View): Promise<Plate> {
  const { x, y, width, height } = view ?? { x: 0, y: 0, width: 1000, height: tall(frame) }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none">${markup}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const layer = plate(frame)
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] as number) / 255
    for (let channel = 0; channel < 3; channel++) {
      layer.data[index + channel] = (linear[data[index + channel] as number] as number) * alpha
    }
    layer.data[index + 3] = alpha
  }
  return layer
}

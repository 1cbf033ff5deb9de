import type { Colour } from './colour.ts'

/** The size of a picture: pixels, and pixels per unit; every picture is 1000 units wide. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** A layer of light: premultiplied linear RGBA. */
export interface Plate extends Frame {
  readonly data: Float32Array
}

export type Ink = [red: number, green: number, blue: number, alpha: number]
export type Shader = (x: number, y: number, ink: Ink) => void

export function frameOf(width: number, ratio: number): Frame {
  return { width, height: Math.round(width / ratio), scale: width / 1000 }
}

/** Height of the frame in units. */
export const tall = (frame: Frame) => frame.height / frame.scale

export function plate({ width, height, scale }: Frame): Plate {
  return { width, height, scale, data: new Float32Array(width * height * 4) }
}

export function tint(ink: Ink, colour: Colour, alpha: number) {
  ink[0] = colour[0]
  ink[1] = colour[1]
  ink[2] = colour[2]
  ink[3] = alpha
}

/** Lays a shader's colour (not premultiplied, in units) over every pixel of the rows from `top` on. */
export function paint(target: Plate, shader: Shader, top = 0): Plate {
  const { width, height, scale, data } = target
  const ink: Ink = [0, 0, 0, 0]
  for (let row = Math.max(0, Math.floor(top * scale)); row < height; row++) {
    for (let column = 0; column < width; column++) {
      ink[3] = 0
      shader((column + 0.5) / scale, (row + 0.5) / scale, ink)
      if (ink[3] > 0) blend(data, (row * width + column) * 4, ink)
    }
  }
  return target
}

export function blend(data: Float32Array, index: number, ink: Ink) {
  const alpha = ink[3] > 1 ? 1 : ink[3]
  const rest = 1 - alpha
  data[index] = (data[index] as number) * rest + ink[0] * alpha
  data[index + 1] = (data[index + 1] as number) * rest + ink[1] * alpha
  data[index + 2] = (data[index + 2] as number) * rest + ink[2] * alpha
  data[index + 3] = (data[index + 3] as number) * rest + alpha
}

export function over(base: Plate, top: Plate, opacity = 1): Plate {
  const under = base.data
  const upper = top.data
  for (let index = 0; index < under.length; index += 4) {
    const alpha = upper[index + 3] as number
    if (alpha <= 0) continue
    const rest = 1 - alpha * opacity
    under[index] = (under[index] as number) * rest + (upper[index] as number) * opacity
    under[index + 1] = (under[index + 1] as number) * rest + (upper[index + 1] as number) * opacity
    under[index + 2] = (under[index + 2] as number) * rest + (upper[index + 2] as number) * opacity
    under[index + 3] = (under[index + 3] as number) * rest + alpha * opacity
  }
  return base
}

export function add(base: Plate, top: Plate, amount: number): Plate {
  for (let index = 0; index < base.data.length; index += 4) {
    base.data[index] = (base.data[index] as number) + (top.data[index] as number) * amount
    base.data[index + 1] = (base.data[index + 1] as number) + (top.data[index + 1] as number) * amount
    base.data[index + 2] = (base.data[index + 2] as number) + (top.data[index + 2] as number) * amount
  }
  return base
}

/** Multiplies a picture by the light that falls on it; where the light plate is empty nothing changes. */
export function shine(base: Plate, light: Plate): Plate {
  for (let index = 0; index < base.data.length; index += 4) {
    const rest = 1 - (light.data[index + 3] as number)
    for (let channel = index; channel < index + 3; channel++) {
      base.data[channel] = (base.data[channel] as number) * ((light.data[channel] as number) + rest)
    }
  }
  return base
}

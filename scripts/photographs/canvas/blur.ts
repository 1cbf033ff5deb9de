import type { Plate } from './plate.ts'
import { enlarge, shrink } from './resize.ts'

/** A soft, bell-shaped blur; `spread` is its deviation in units. */
export function softBlur(source: Plate, spread: number): Plate {
  const wanted = spread * source.scale
  if (wanted < 1) return source
  const factor = Math.max(1, Math.floor(wanted / 1.8))
  const small = shrink(source, factor)
  const radius = Math.max(1, Math.round(Math.sqrt((wanted / factor) ** 2 + 0.25)))
  const swap = { ...small, data: new Float32Array(small.data.length) }
  for (let pass = 0; pass < 3; pass++) {
    slide(small, swap, { radius, along: small.width, step: 4, lines: small.height, stride: small.width * 4 })
    slide(swap, small, { radius, along: small.height, step: small.width * 4, lines: small.width, stride: 4 })
  }
  return enlarge(small, source, factor)
}

/** Blur along one axis only, in units; for reflections and panned motion. */
export function motionBlur(source: Plate, spread: number, axis: 'x' | 'y'): Plate {
  const radius = Math.max(1, Math.round(spread * source.scale))
  const first = { ...source, data: new Float32Array(source.data.length) }
  const second = { ...source, data: new Float32Array(source.data.length) }
  const row = source.width * 4
  const run =
    axis === 'x'
      ? { radius, along: source.width, step: 4, lines: source.height, stride: row }
      : { radius, along: source.height, step: row, lines: source.width, stride: 4 }
  slide(source, first, run)
  slide(first, second, run)
  return second
}

interface Run {
  radius: number
  along: number
  step: number
  lines: number
  stride: number
}

function slide(from: Plate, to: Plate, { radius, along, step, lines, stride }: Run) {
  const share = 1 / (radius * 2 + 1)
  const last = (along - 1) * step
  const input = from.data
  const output = to.data
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = line * stride + channel
      const end = start + last
      let sum = (input[start] as number) * (radius + 1)
      for (let reach = 1; reach <= radius; reach++)
        sum += input[Math.min(start + reach * step, end)] as number
      let ahead = start + (radius + 1) * step
      let behind = start - radius * step
      for (let place = start; place <= end; place += step, ahead += step, behind += step) {
        output[place] = sum * share
        sum +=
          (input[ahead > end ? end : ahead] as number) - (input[behind < start ? start : behind] as number)
      }
    }
  }
}

import { paint, type Plate, plate, type Shader } from './plate.ts'

/** Averages blocks of `factor` x `factor` pixels. */
export function shrink(source: Plate, factor: number): Plate {
  if (factor <= 1) return { ...source, data: source.data.slice() }
  const width = Math.ceil(source.width / factor)
  const height = Math.ceil(source.height / factor)
  const data = new Float32Array(width * height * 4)
  const share = 1 / (factor * factor)
  const targets = Int32Array.from({ length: width * factor }, (_, column) => Math.floor(column / factor) * 4)
  for (let row = 0; row < height * factor; row++) {
    const from = Math.min(row, source.height - 1) * source.width * 4
    const to = Math.floor(row / factor) * width * 4
    for (let column = 0; column < width * factor; column++) {
      const input = from + (column < source.width ? column : source.width - 1) * 4
      if (source.data[input + 3] === 0) continue
      const output = to + (targets[column] as number)
      data[output] = (data[output] as number) + (source.data[input] as number) * share
      data[output + 1] = (data[output + 1] as number) + (source.data[input + 1] as number) * share
      data[output + 2] = (data[output + 2] as number) + (source.data[input + 2] as number) * share
      data[output + 3] = (data[output + 3] as number) + (source.data[input + 3] as number) * share
    }
  }
  return { width, height, scale: source.scale / factor, data }
}

/** The inverse of `shrink`, interpolated, cut to the size of `like`. */
export function enlarge(source: Plate, like: Plate, factor: number): Plate {
  if (factor <= 1) return source
  const data = new Float32Array(like.width * like.height * 4)
  const columns = lattice(like.width, source.width, factor)
  const line = new Float32Array(source.width * 4)
  const used = usedRows(source)
  for (let row = 0; row < like.height; row++) {
    const place = Math.max(0, (row + 0.5) / factor - 0.5)
    if (!used[Math.floor(place)] && !used[Math.min(source.height - 1, Math.floor(place) + 1)]) continue
    mixRows(source, line, place)
    let output = row * like.width * 4
    for (let column = 0; column < like.width; column++, output += 4) {
      const a = columns.first[column] as number
      const b = columns.second[column] as number
      const share = columns.share[column] as number
      data[output] = (line[a] as number) + ((line[b] as number) - (line[a] as number)) * share
      data[output + 1] = (line[a + 1] as number) + ((line[b + 1] as number) - (line[a + 1] as number)) * share
      data[output + 2] = (line[a + 2] as number) + ((line[b + 2] as number) - (line[a + 2] as number)) * share
      data[output + 3] = (line[a + 3] as number) + ((line[b + 3] as number) - (line[a + 3] as number)) * share
    }
  }
  return { ...like, data }
}

function lattice(length: number, limit: number, factor: number) {
  const first = new Int32Array(length)
  const second = new Int32Array(length)
  const share = new Float32Array(length)
  for (let index = 0; index < length; index++) {
    const place = Math.max(0, (index + 0.5) / factor - 0.5)
    const left = Math.min(limit - 1, Math.floor(place))
    first[index] = left * 4
    second[index] = Math.min(limit - 1, left + 1) * 4
    share[index] = place - left
  }
  return { first, second, share }
}

function mixRows({ width, height, data }: Plate, line: Float32Array, place: number) {
  const top = Math.min(height - 1, Math.floor(place))
  const above = top * width * 4
  const below = Math.min(height - 1, top + 1) * width * 4
  const share = place - top
  for (let index = 0; index < line.length; index++) {
    const upper = data[above + index] as number
    line[index] = upper + ((data[below + index] as number) - upper) * share
  }
}

/** Paints something smooth on a coarse plate and enlarges it, which is cheaper by the square of `factor`. */
export function coarsely(like: Plate, factor: number, shader: Shader): Plate {
  const width = Math.ceil(like.width / factor)
  const height = Math.ceil(like.height / factor)
  return enlarge(paint(plate({ width, height, scale: like.scale / factor }), shader), like, factor)
}

/** Which rows hold anything at all; layers are mostly empty. */
export function usedRows({ width, height, data }: Plate) {
  const used = new Uint8Array(height)
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width * 4
    for (let index = row * width * 4 + 3; index < end && !used[row]; index += 4)
      used[row] = (data[index] as number) > 0 ? 1 : 0
  }
  return used
}

import type { Plate } from './plate.ts'
import { enlarge, shrink, usedRows } from './resize.ts'

/** Out-of-focus blur: every point becomes an even disc of `radius` units, as behind a wide-open lens. */
export function lensBlur(source: Plate, radius: number): Plate {
  const wanted = radius * source.scale
  if (wanted < 0.7) return source
  const factor = Math.max(1, Math.ceil(wanted / 5.2))
  const small = shrink(source, factor)
  return enlarge(spreadDiscs(small, wanted / factor), source, factor)
}

function spreadDiscs(source: Plate, radius: number): Plate {
  const sums = runningSums(source)
  const reach = Math.floor(radius)
  const halves = Array.from({ length: reach + 1 }, (_, dy) =>
    Math.round(Math.sqrt((radius + 0.2) ** 2 - dy * dy)),
  )
  const area = halves.reduce((sum, half, dy) => sum + (half * 2 + 1) * (dy ? 2 : 1), 0)
  const used = usedRows(source)
  const data = new Float32Array(source.data.length)
  for (let dy = -reach; dy <= reach; dy++) {
    const half = halves[Math.abs(dy)] as number
    addRows({ source, sums, used, data, dy, ends: ends(source.width, half), share: (half * 2 + 1) / area })
  }
  return { ...source, data }
}

/** For every column: where its span begins and ends in the running sums, and how long it is. */
function ends(width: number, half: number) {
  const left = new Int32Array(width)
  const right = new Int32Array(width)
  const share = new Float64Array(width)
  for (let column = 0; column < width; column++) {
    const from = Math.max(0, column - half)
    const to = Math.min(width, column + half + 1)
    left[column] = from * 4
    right[column] = to * 4
    share[column] = 1 / (to - from)
  }
  return { left, right, share }
}

interface Rows {
  source: Plate
  sums: Float64Array
  used: Uint8Array
  data: Float32Array
  dy: number
  ends: ReturnType<typeof ends>
  share: number
}

function addRows({
  source: { width, height },
  sums,
  used,
  data,
  dy,
  ends: { left, right, share: spans },
  share,
}: Rows) {
  const pitch = (width + 1) * 4
  for (let row = 0; row < height; row++) {
    const from = Math.min(height - 1, Math.max(0, row + dy))
    if (!used[from]) continue
    const line = from * pitch
    let output = row * width * 4
    for (let column = 0; column < width; column++, output += 4) {
      const factor = share * (spans[column] as number)
      const a = line + (left[column] as number)
      const b = line + (right[column] as number)
      data[output] = (data[output] as number) + ((sums[b] as number) - (sums[a] as number)) * factor
      data[output + 1] =
        (data[output + 1] as number) + ((sums[b + 1] as number) - (sums[a + 1] as number)) * factor
      data[output + 2] =
        (data[output + 2] as number) + ((sums[b + 2] as number) - (sums[a + 2] as number)) * factor
      data[output + 3] =
        (data[output + 3] as number) + ((sums[b + 3] as number) - (sums[a + 3] as number)) * factor
    }
  }
}

function runningSums({ width, height, data }: Plate) {
  const pitch = (width + 1) * 4
  const sums = new Float64Array(pitch * height)
  for (let row = 0; row < height; row++) {
    const line = row * pitch
    const from = row * width * 4
    for (let place = 0; place < width * 4; place++) {
      sums[line + place + 4] = (sums[line + place] as number) + (data[from + place] as number)
    }
  }
  return sums
}

const TONES = ['#6d6a5f', '#8a7f70', '#4d5a5e', '#9a8f84', '#5b4f4a', '#77806f']
const CAPTION =
  /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)"><rect width="100%" height="100%" fill="(#\w+)"/

/** Where a print's horizon and its circle are, and how much darker or lighter it is there; shares. */
export const printDrawing = {
  horizon: 0.62,
  ground: 0.2,
  circle: { x: 0.68, y: 0.34, radius: 1 / 9, light: 4 / 15 },
} as const
const percent = (share: number) => `${Math.round(100 * share)}%`

const SCHEME = 'data:image/svg+xml,'

/** A flat print with a horizon as a data URI; `index` picks its tone. Sizes in pixels. */
export function storyPrint(width: number, height: number, index = 0): string {
  const tone = TONES[index % TONES.length]
  const { horizon, ground, circle } = printDrawing
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone}"/><rect y="${percent(horizon)}" width="100%" height="${percent(1 - horizon)}" fill="#000" fill-opacity="${ground}"/><circle cx="${percent(circle.x)}" cy="${percent(circle.y)}" r="${Math.min(width, height) * circle.radius}" fill="#fff" fill-opacity="${circle.light}"/></svg>`
  return `${SCHEME}${encodeURIComponent(svg)}`
}

/** How light a print is, 0 to 1 by its lightest channel: above its horizon, below it, and in its circle. */
export function printLights(index: number): { sky: number; ground: number; sun: number } {
  const tone = TONES[index % TONES.length] ?? ''
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255)
  const sky = Math.max(...channels)
  const { ground, circle } = printDrawing
  return { sky, ground: sky * (1 - ground), sun: sky + (1 - sky) * circle.light }
}

/** Size and tone of a print by its address, or null if it is another picture. */
export function printOf(url: string): { width: number; height: number; index: number } | null {
  if (!url.startsWith(SCHEME)) return null
  const [, width, height, tone = ''] = CAPTION.exec(decodeURIComponent(url.slice(SCHEME.length))) ?? []
  const index = TONES.indexOf(tone)
  return index < 0 ? null : { width: Number(width), height: Number(height), index }
}

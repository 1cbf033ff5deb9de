const TONES = ['#6d6a5f', '#8a7f70', '#4d5a5e', '#9a8f84', '#5b4f4a', '#77806f']
const CAPTION =
  /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)"><rect width="100%" height="100%" fill="(#\w+)"/
const SCHEME = 'data:image/svg+xml,'

/** A flat print with a horizon as a data URI; `index` picks its tone. Sizes in pixels. */
export function storyPrint(width: number, height: number, index = 0): string {
  const tone = TONES[index % TONES.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone}"/><rect y="62%" width="100%" height="38%" fill="#0003"/><circle cx="68%" cy="34%" r="${Math.min(width, height) / 9}" fill="#fff4"/></svg>`
  return `${SCHEME}${encodeURIComponent(svg)}`
}

/** How light a print is, 0 to 1 by its lightest channel: above its horizon, below it, and in its circle. */
export function printLights(index: number): { sky: number; ground: number; sun: number } {
  const tone = TONES[index % TONES.length] ?? ''
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255)
  const sky = Math.max(...channels)
  return { sky, ground: sky * 0.8, sun: sky + (1 - sky) * (4 / 15) }
}

/** Size and tone of a print by its address, or null if it is another picture. */
export function printOf(url: string): { width: number; height: number; index: number } | null {
  if (!url.startsWith(SCHEME)) return null
  const [, width, height, tone = ''] = CAPTION.exec(decodeURIComponent(url.slice(SCHEME.length))) ?? []
  const index = TONES.indexOf(tone)
  return index < 0 ? null : { width: Number(width), height: Number(height), index }
}

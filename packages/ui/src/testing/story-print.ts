const TONES = ['#6d6a5f', '#8a7f70', '#4d5a5e', '#9a8f84', '#5b4f4a', '#77806f']

/** A flat print with a horizon as a data URI; `index` picks its tone. Sizes in pixels. */
export function storyPrint(width: number, height: number, index = 0): string {
  const tone = TONES[index % TONES.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone}"/><rect y="62%" width="100%" height="38%" fill="#0003"/><circle cx="68%" cy="34%" r="${Math.min(width, height) / 9}" fill="#fff4"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

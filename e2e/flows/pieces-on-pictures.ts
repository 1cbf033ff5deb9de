import type { Locator, Page } from '@playwright/test'
import { readable, shot, type Line } from './words-on-pictures.ts'

/** The pictures with all that darkens them, without anything that is written, drawn or ruled on them. */
const withoutWords = `
  :is([data-scheme=image_background], [data-scheme=image_background] *) {
    color: transparent !important; border-color: transparent !important; transition: none !important
  }
  [data-scheme=image_background] :is(svg, input, textarea, [role=combobox]) { opacity: 0 !important }`
/** And without what darkens them. */
const bare = `${withoutWords}
  [data-scheme=image_background] ::before, [data-scheme=image_background] ::after { display: none !important }
  picture ~ span[aria-hidden] { display: none !important }`

/** Every line of text that stands on a picture and on no ground of its own, its links and labels with it. */
const linesOn = (piece: Locator): Promise<Line[]> =>
  piece.evaluate((section) => {
    const [LARGE, HIDDEN] = [32, 2]
    const { x, y } = section.getBoundingClientRect()
    const isOnPicture = (box: Element | null): boolean => {
      const scheme = box?.getAttribute('data-scheme')
      if (!box || scheme) return scheme === 'image_background'
      const isClear = getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)'
      return isClear && isOnPicture(box.parentElement)
    }
    const isSeen = (box: Element) =>
      box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      box.getBoundingClientRect().width > HIDDEN
    const found: Line[] = []
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: box, nodeValue } = texts.currentNode
      const words = nodeValue?.trim()
      if (!box || !words || !isOnPicture(box) || !isSeen(box)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { color, fontSize } = getComputedStyle(box)
      const needed = Number.parseFloat(fontSize) < LARGE ? 4.5 : 3
      for (const { left, top, width, height } of range.getClientRects())
        found.push({ x: left - x, y: top - y, width, height, color, needed, words })
    }
    return found
  })

export type Read = Readonly<{
  /** Lines of text that were found. */
  lines: number
  /** Contrast of the faintest by what it needs: 1 is just enough. */
  least: number
  /** What it says. */
  faintest: string
  /** Of the faintest without the darkness. */
  bare: number
}>

/** How well the words of a piece are read on its picture. */
export async function readPiece(page: Page, piece: Locator): Promise<Read> {
  const lines = await linesOn(piece)
  const contrastsOn = async (css: string) => {
    const ground = await shot(page, piece, css)
    return lines.map((line) => readable(ground, line))
  }
  const [contrasts, without] = [await contrastsOn(withoutWords), await contrastsOn(bare)]
  const least = Math.min(...contrasts)
  const faintest = lines[contrasts.indexOf(least)]?.words ?? ''
  return { lines: lines.length, least, faintest, bare: Math.min(...without) }
}

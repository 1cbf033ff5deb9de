import { escapeHtml, type Business } from '@bellows/domain'
import type { LiveTheme } from '@bellows/tokens'
import { letterOutline, type Outline } from './letter-outline.ts'

/** The drawing's own units. */
const SIDE = 64
const corners = { 0: 0, 2: SIDE / 8, 999: SIDE / 2 } as const
/** Fine faces are drawn a little stronger, in ems: at the size of an icon their hairlines would be lost. */
const STRONGER = 0.022

type Look = Readonly<{
  /** Up to the edges, for who cuts icons by a shape of their own. */
  isWhole: boolean
  /** The most of the side that the letter takes. */
  share: number
}>

export const plainLook: Look = { isWhole: false, share: 0.56 }
/** Phones round the corners by themselves. */
export const touchLook: Look = { isWhole: true, share: 0.52 }
/** All that matters is within the middle four fifths, which no mask cuts. */
export const maskableLook: Look = { isWhole: true, share: 0.42 }

type Brand = Readonly<{ business: Business; theme: LiveTheme; assetsRoot: string }>

const firstLetter = ({ businessName }: Business) => {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(businessName) ?? []
  const capital = letter.toUpperCase().codePointAt(0)
  return capital === undefined ? '' : String.fromCodePoint(capital)
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The letter in the middle, by what is seen of it. */
function drawnLetter({ path, box, unitsPerEm }: Outline, share: number): string {
  const { minX, minY, maxX, maxY } = box
  const scale = (SIDE * share) / Math.max(maxX - minX, maxY - minY)
  const [x, y] = [SIDE / 2 - (scale * (minX + maxX)) / 2, SIDE / 2 + (scale * (minY + maxY)) / 2]
  const place = `translate(${round(x)} ${round(y)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`
  return `<path transform="${place}" stroke-width="${unitsPerEm * STRONGER}" stroke-linejoin="round" d="${path}"/>`
}

/** Where no face of ours has the letter: the browser's own, or a ring where there is no browser. */
const writtenLetter = (letter: string) =>
  `<text x="50%" y="${SIDE * 0.71}" stroke="none" font-family="Georgia,serif" font-size="${SIDE * 0.625}" text-anchor="middle">${escapeHtml(letter)}</text>`
const ring = `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${SIDE / 5}" fill="none" stroke-width="${SIDE / 16}"/>`

/** The studio's letter on its accent, with the corners of its buttons. */
export async function brandMark(
  { business, theme, assetsRoot }: Brand,
  { isWhole, share }: Look,
  isDrawnByBrowser = false,
): Promise<string> {
  const { background, headings } = theme.palette.schemes.accent.primary
  const letter = firstLetter(business)
  const outline = letter && (await letterOutline({ letter, typography: theme.styles.typography, assetsRoot }))
  const written = isDrawnByBrowser && letter ? writtenLetter(letter) : ring
  const corner = isWhole ? 0 : corners[theme.styles.buttonRadius]
  const mark = outline ? drawnLetter(outline, share) : written
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${background}"/><g fill="${headings}" stroke="${headings}">${mark}</g></svg>`
}

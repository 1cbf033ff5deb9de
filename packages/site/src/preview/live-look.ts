import { themeCss, type LiveTheme, type ThemePiece } from '@bellows/tokens'
import { restyling } from './restyling.ts'

const faces: ReadonlySet<ThemePiece> = new Set<ThemePiece>(['upright', 'slanted', 'extended'])

function adopt(styles: Document, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  styles.adoptedStyleSheets.push(sheet)
  return sheet
}

/** Faces stay where they were shown once: who goes back and forth between two settings waits for no letter again. */
function liveFaces(styles: Document): (text: string) => void {
  const known = new Set<string>()
  return (text) => {
    if (known.has(text)) return
    known.add(text)
    adopt(styles, text)
  }
}

/** A style text that is put in place of its former self; says whether it is another one. */
function liveValues(styles: Document): (text: string) => boolean {
  const sheet = adopt(styles, '')
  let shown = ''
  return (text) => {
    if (text === shown) return false
    shown = text
    sheet.replaceSync(text)
    return true
  }
}

/**
 * The theme as style texts that follow the builder: what is drawn is not drawn anew, it only looks different. Faces are
 * a text of their own, so that another colour fetches and sets no letter again.
 */
export function liveLook(styles: Document = document): (theme: LiveTheme) => void {
  const showFaces = liveFaces(styles)
  const showValues = liveValues(styles)
  const markChange = restyling(styles.documentElement)
  return (theme) => {
    showFaces(themeCss(theme, (piece) => faces.has(piece)))
    const isOther = showValues(themeCss(theme, (piece) => !faces.has(piece)))
    const drawnWith = styles.querySelector<HTMLStyleElement>('style#theme')
    if (drawnWith) drawnWith.disabled = true
    if (!isOther) return
    markChange()
    // Reckoned while the screen's next frame is waited for, which then has only to be painted.
    styles.documentElement.getBoundingClientRect()
  }
}

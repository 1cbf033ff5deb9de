import { themeCss, type LiveTheme, type ThemePiece } from '@bellows/tokens'

const faces: ReadonlySet<ThemePiece> = new Set<ThemePiece>(['upright', 'slanted', 'extended'])

/** A style text that is put in place of its former self; the same one costs nothing. */
function liveText(styles: Document): (text: string) => void {
  const sheet = new CSSStyleSheet()
  styles.adoptedStyleSheets.push(sheet)
  let shown = ''
  return (text) => {
    if (text === shown) return
    shown = text
    sheet.replaceSync(text)
  }
}

/**
 * The theme as style texts that follow the builder: what is drawn is not drawn anew, it only looks different. Faces are
 * a text of their own, so that another colour fetches and sets no letter again.
 */
export function liveLook(styles: Document = document): (theme: LiveTheme) => void {
  const showFaces = liveText(styles)
  const showValues = liveText(styles)
  return (theme) => {
    showFaces(themeCss(theme, (piece) => faces.has(piece)))
    showValues(themeCss(theme, (piece) => !faces.has(piece)))
    const drawnWith = styles.querySelector<HTMLStyleElement>('style#theme')
    if (drawnWith) drawnWith.disabled = true
  }
}

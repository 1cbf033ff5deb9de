/** A style text of its own, which may be replaced. */
export function adopt(styles: Document, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  styles.adoptedStyleSheets.push(sheet)
  return sheet
}

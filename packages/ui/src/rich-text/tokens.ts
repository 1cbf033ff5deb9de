import { decodeEntities } from './entities.ts'

export type Token =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'open'; tag: string; attributes: string }>
  | Readonly<{ kind: 'close'; tag: string }>

/** A piece of markup that ends before `end`; without a token it is left out. */
type Markup = Readonly<{ token?: Token; end: number }>

/** Elements whose content is not text for readers. */
const opaque =
  /^(?:script|style|template|iframe|object|noscript|noembed|noframes|textarea|title|xmp|svg|math|select)$/
const tagAt = /^<(\/?)([a-z][a-z\d-]*)(?=[\s/>])([^>]*)>$/i
const COMMENT_END = '-->'

function afterOpaque(html: string, tag: string, from: number): number {
  const rest = html.slice(from)
  const end = new RegExp(`</${tag}[\\s/>]`, 'i').exec(rest)
  const close = end ? rest.indexOf('>', end.index) : -1
  return close < 0 ? html.length : from + close + 1
}

function readDeclaration(html: string, at: number, close: number): Markup {
  if (!html.startsWith('<!--', at)) return { end: close + 1 }
  const end = html.indexOf(COMMENT_END, at)
  return { end: end < 0 ? html.length : end + COMMENT_END.length }
}

function readMarkup(html: string, at: number, close: number): Markup | null {
  if (html[at + 1] === '!' || html[at + 1] === '?') return readDeclaration(html, at, close)
  const match = tagAt.exec(html.slice(at, close + 1))
  if (!match) return null
  const [, slash, name = '', attributes = ''] = match
  const tag = name.toLowerCase()
  const end = close + 1
  if (slash) return { token: { kind: 'close', tag }, end }
  if (opaque.test(tag)) return { end: afterOpaque(html, tag, end) }
  return { token: { kind: 'open', tag, attributes }, end }
}

/** Splits HTML into text and tags; comments, scripts and the like are left out. Never throws. */
export function tokensOf(html: string): Token[] {
  const found: Token[] = []
  const addText = (text: string) => text && found.push({ kind: 'text', text: decodeEntities(text) })
  let from = 0
  let close = -1
  for (let at = html.indexOf('<'); at >= 0;) {
    if (close < at) close = html.indexOf('>', at)
    if (close < 0) break
    const markup = readMarkup(html, at, close)
    if (markup) {
      addText(html.slice(from, at))
      if (markup.token) found.push(markup.token)
      from = markup.end
    }
    at = html.indexOf('<', markup ? from : at + 1)
  }
  addText(html.slice(from))
  return found
}

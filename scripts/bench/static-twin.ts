import { ElementType, parseDocument } from 'htmlparser2'
import { twinStyle } from './twin-style.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

/** What nobody would write for a page without scripts, or would write once where the page has it twice. */
const leftOut = new Set([
  'script',
  'style',
  'link',
  'svg',
  'template',
  'dialog',
  'noscript',
  'iframe',
  'meta',
])
/** Elements that say something, and which of their attributes do. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'aria-label'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'fetchpriority', 'decoding'],
  source: ['type', 'srcset', 'sizes', 'media'],
  form: ['action', 'method'],
  input: ['type', 'name', 'id', 'autocomplete', 'required', 'value', 'checked', 'disabled'],
  select: ['name', 'id', 'required'],
  textarea: ['name', 'id', 'required'],
  option: ['value'],
  label: ['for'],
  button: ['type', 'aria-label'],
  section: ['aria-label'],
  nav: ['aria-label'],
  time: ['datetime'],
  ...Object.fromEntries(
    'header main footer article h1 h2 h3 h4 h5 p ul ol li dl dt dd picture figure figcaption blockquote cite fieldset legend details summary strong em b br address table tr td th s del'
      .split(' ')
      .map((name) => [name, []]),
  ),
}
const holdsLines = new Set(
  'main section article header footer nav form fieldset figure blockquote li dd details'.split(' '),
)
const isVoid = new Set(['img', 'source', 'input', 'br'])

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const isElement = (node: Node): node is Element => 'name' in node && 'attribs' in node
const isHidden = ({ name, attribs }: Element) =>
  leftOut.has(name) ||
  'popover' in attribs ||
  attribs['aria-hidden'] === 'true' ||
  attribs['type'] === 'hidden'
const picturesIn = (html: string) => html.split('<img').length - 1

function attributesOf({ name, attribs }: Element): string {
  const said = (kept[name] ?? []).filter((attribute) => attribs[attribute] !== undefined)
  return said.map((attribute) => ` ${attribute}="${escaped(attribs[attribute] ?? '')}"`).join('')
}

/** A section is laid out by how many pictures it has. */
const layoutOf = (inner: string, isFirst: boolean) => {
  const pictures = picturesIn(inner)
  if (isFirst && pictures > 0) return ' class="hero"'
  return pictures > 2 ? ' class="grid"' : ''
}

class Twin {
  #sections = 0

  #element(node: Element): string {
    const { name } = node
    const isFirst = name === 'section' && this.#sections++ === 0
    const inner = this.inner(node.children, name)
    if (isVoid.has(name)) return `<${name}${attributesOf(node)}>`
    if (inner.trim() === '' && !['textarea', 'option'].includes(name)) return ''
    const layout = name === 'section' ? layoutOf(inner, isFirst) : ''
    return `<${name}${attributesOf(node)}${layout}>${inner}</${name}>`
  }

  /** What merely arranges is taken away; a line of text that it held becomes a paragraph. */
  inner(nodes: readonly Node[], within: string): string {
    return nodes
      .map((node) => {
        if (node.type === ElementType.Text) return escaped(node.data)
        if (!isElement(node) || isHidden(node)) return ''
        if (kept[node.name]) return this.#element(node)
        const inner = this.inner(node.children, within)
        const isLine =
          node.name === 'div' && holdsLines.has(within) && !/<(?!\/?(a|em|strong|time|b|br)\b)/.test(inner)
        return isLine && inner.trim() !== '' && !inner.startsWith('<p>') ? `<p>${inner}</p>` : inner
      })
      .join('')
  }
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([whole]) => whole)

/**
 * The page as somebody would write it by hand who needs no studio: the same words, pictures, links and fields in plain
 * HTML with one short style, the same two faces and the same preloads; nothing of it is drawn by a script.
 */
export function staticTwin(html: string): string {
  const [body = ''] = /<body[\s\S]*<\/body>/.exec(html) ?? []
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? []
  const [description = ''] = /<meta name="description"[^>]*>/.exec(html) ?? []
  const preloads = matches(html, /<link[^>]*rel="preload"[^>]*as="(?:image|font)"[^>]*>/g)
  const faces = matches(html, /@font-face\s*\{[^}]*\}/g).filter((face) =>
    preloads.some((preload) => preload.includes(/url\("?([^")]+)/.exec(face)?.[1] ?? 'none')),
  )
  const twin = new Twin().inner(parseDocument(body).children, 'body')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}${description}<link rel="icon" href="data:,">${preloads.join('')}<style>${faces.join('')}${twinStyle}</style></head><body>${twin}</body></html>`
}

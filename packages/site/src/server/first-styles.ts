/** One statement of a style sheet: a rule, an at-rule with what stands in it, or one that ends with `;`. */
export type Statement = Readonly<{
  prelude: string
  body: string
  inner: readonly Statement[] | null
  /** Of a rule: its selectors that a first view may need. */
  selectors: readonly Selector[]
}>

/** A selector with what a document must have for it to match. */
type Selector = Readonly<{
  text: string
  tags: readonly string[]
  classes: readonly string[]
  attributes: readonly string[]
}>

/** Index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '"') at = css.indexOf('"', at + 1)
    else if (css[at] === '{') depth += 1
    else if (css[at] === '}' && (depth -= 1) === 0) return at
  }
  return css.length
}

const isGroup = (prelude: string) => /^@(?:media|supports|layer|container)\b/.test(prelude)

/** The statements of a minified sheet, in their order. */
export function statementsOf(css: string): Statement[] {
  const found: Statement[] = []
  for (let at = 0; ;) {
    const open = css.indexOf('{', at)
    if (open < 0) return found
    const end = closing(css, open)
    const [prelude = '', ...before] = css.slice(at, open).trim().split(';').toReversed()
    for (const order of before.toReversed())
      found.push({ prelude: `${order};`, body: '', inner: null, selectors: [] })
    const body = css.slice(open + 1, end)
    const inner = isGroup(prelude) ? statementsOf(body) : null
    found.push({ prelude, body, inner, selectors: prelude.startsWith('@') ? [] : wantedOf(prelude) })
    at = end + 1
  }
}

/** What a document uses by name: its elements, classes and attributes with their values. */
type Names = Readonly<{
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  attributes: ReadonlySet<string>
}>

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

export function namesIn(html: string): Names {
  const attributes = [...html.matchAll(/\s(data-[\w-]+)(?:="([^"]*)")?/g)]
  return {
    tags: new Set(all(html, /<([a-z][\w-]*)/g)),
    classes: new Set(all(html, /\sclass="([^"]*)"/g).flatMap((list) => list.split(' '))),
    attributes: new Set(attributes.flatMap(([, name = '', value = '']) => [name, `${name}=${value}`])),
  }
}

/** What only answers to a pointer may come with the rest of the styles. */
const LATER_STATE = /:(?:hover|active|disabled|target)\b|\[aria-disabled/
const CLASS = /\.(-?[\w-]+)/g
const TAG = /(?:^|[\s>+~])([a-z][\w-]*)/g
const DATA = /\[(data-[\w-]+)(?:="?([^"\]]*)"?)?\]/g

/** A selector without the lists of `:not()`, `:is()` and the like, any of which may hold. */
function plain(selector: string): string {
  const bare = selector.replaceAll(/:[\w-]+\([^()]*\)/g, '')
  return bare === selector ? bare : plain(bare)
}

/** What a selector asks of a document; nothing if it only answers to a pointer. */
function selectorOf(text: string): Selector | null {
  const bare = plain(text.trim())
  if (LATER_STATE.test(bare)) return null
  const attributes = [...bare.matchAll(DATA)].map(([, name = '', value]) =>
    value === undefined ? name : `${name}=${value}`,
  )
  const outside = bare.replaceAll(/\[[^\]]*\]/g, '')
  return { text, attributes, classes: all(outside, CLASS), tags: all(outside.replaceAll(CLASS, ''), TAG) }
}

const wantedOf = (prelude: string): Selector[] =>
  selectorsOf(prelude)
    .map(selectorOf)
    .filter((selector) => selector !== null)

const mayMatch = ({ attributes, classes, tags }: Selector, names: Names): boolean =>
  classes.every((name) => names.classes.has(name)) &&
  attributes.every((name) => names.attributes.has(name)) &&
  tags.every((name) => names.tags.has(name))

/** The selectors of a list, whatever brackets hold further commas. */
function selectorsOf(prelude: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= prelude.length; at += 1) {
    const letter = prelude[at]
    if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (letter === undefined || (letter === ',' && depth === 0)) {
      found.push(prelude.slice(from, at))
      from = at + 1
    }
  }
  return found
}

const isForFew = (prelude: string) => /^@media (?:print|\(forced-colors)/.test(prelude)

function kept(statements: readonly Statement[], names: Names): string {
  return statements
    .map(({ prelude, body, inner, selectors }) => {
      if (inner) {
        const text = isForFew(prelude) ? '' : kept(inner, names)
        return text && `${prelude}{${text}}`
      }
      if (prelude.endsWith(';')) return prelude
      if (prelude.startsWith('@')) return `${prelude}{${body}}`
      const needed = selectors.filter((selector) => mayMatch(selector, names)).map(({ text }) => text)
      return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
    })
    .join('')
}

/** Each order of layers once; every sheet begins with the one that it needs. */
function orderedOnce(css: string): string {
  const said = new Set<string>()
  return css.replaceAll(/@layer [\w,]+;/g, (order) => (said.has(order) ? '' : (said.add(order), order)))
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * The part of a page's styles that its first view needs: rules that may match an element of it, in their order. The
 * whole sheet follows and says everything again, so that leaving out too much shows for a moment at the most.
 */
export function firstStyles(sheets: readonly (readonly Statement[])[], html: string): string {
  const names = namesIn(html)
  const css = orderedOnce(sheets.map((sheet) => kept(sheet, names)).join(''))
  const withoutFrames = css.replaceAll(KEYFRAMES, '')
  return css.replaceAll(KEYFRAMES, (rule: string, name: string) => (withoutFrames.includes(name) ? rule : ''))
}

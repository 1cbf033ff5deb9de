import { decodeEntities } from './entities.ts'
import { linkTarget } from './link-target.ts'

const richTags = ['p', 'em', 'strong', 'a', 'br', 'ul', 'ol', 'li'] as const
export type RichTag = (typeof richTags)[number]
export type RichNode = string | RichElement
export type RichElement = Readonly<{ tag: RichTag; href?: string; children: RichNode[] }>
type Open = Readonly<{ tag: RichTag | 'root'; children: RichNode[] }>

/** Deeper nesting than any writer means is read flat, so that no input exhausts the stack. */
const DEPTH_MAX = 24
const tags: ReadonlyMap<string, RichTag> = new Map([
  ...richTags.map((tag) => [tag, tag] as const),
  ['b', 'strong'],
  ['i', 'em'],
])
const hrefAt = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const isInline = (tag: string) => tag === 'em' || tag === 'strong' || tag === 'a'
const isList = (tag: string) => tag === 'ul' || tag === 'ol'

export const knownTag = (name: string): RichTag | null => tags.get(name) ?? null

function hrefOf(attributes: string): string | null {
  const [, double, single, bare] = hrefAt.exec(attributes) ?? []
  return linkTarget(decodeEntities(double ?? single ?? bare ?? ''))
}

/** Builds the tree element by element and keeps it valid: a browser that parses it again gets the same one. */
export class RichTree {
  readonly #root: Open = { tag: 'root', children: [] }
  readonly #stack: Open[] = [this.#root]

  get nodes(): readonly RichNode[] {
    return this.#root.children
  }

  get #top(): Open {
    return this.#stack.at(-1) ?? this.#root
  }

  text(text: string): void {
    const isBlock = this.#top.tag === 'root' || isList(this.#top.tag)
    if (isBlock && !text.trim()) return
    this.#enterText()
    const { children } = this.#top
    const before = children.at(-1)
    if (typeof before === 'string') children[children.length - 1] = before + text
    else children.push(text)
  }

  open(tag: RichTag, attributes: string): void {
    if (tag === 'br') return this.lineBreak()
    if (this.#stack.length >= DEPTH_MAX) return
    if (tag === 'a') return this.#link(attributes)
    if (isInline(tag)) return this.#inline(tag)
    if (tag === 'li') return this.#item()
    this.endParagraph()
    if (isList(this.#top.tag)) this.#push({ tag: 'li', children: [] })
    this.#push({ tag, children: [] })
  }

  close(tag: RichTag): void {
    if (isInline(tag)) this.#pop(tag, (open) => !isInline(open))
    else if (tag === 'p') this.endParagraph()
    else if (tag === 'li') this.#pop('li', (open) => isList(open))
    else if (isList(tag)) this.#pop(tag, (open) => open === 'root')
  }

  lineBreak(): void {
    this.#enterText()
    this.#top.children.push({ tag: 'br', children: [] })
  }

  /** Ends the running paragraph, if there is one. */
  endParagraph(): void {
    while (isInline(this.#top.tag)) this.#stack.pop()
    if (this.#top.tag === 'p') this.#stack.pop()
  }

  #push(element: RichElement): void {
    this.#top.children.push(element)
    this.#stack.push(element)
  }

  #inline(tag: RichTag, href?: string): void {
    this.#enterText()
    this.#push(href === undefined ? { tag, children: [] } : { tag, href, children: [] })
  }

  #link(attributes: string): void {
    const href = hrefOf(attributes)
    if (href === null || this.#stack.some(({ tag }) => tag === 'a')) return
    this.#inline('a', href)
  }

  #item(): void {
    const list = this.#stack.findLastIndex(({ tag }) => isList(tag))
    if (list < 0) return this.open('p', '')
    this.#stack.length = list + 1
    this.#push({ tag: 'li', children: [] })
  }

  #enterText(): void {
    if (this.#top.tag === 'root') this.#push({ tag: 'p', children: [] })
    else if (isList(this.#top.tag)) this.#push({ tag: 'li', children: [] })
  }

  #pop(tag: RichTag, isBarrier: (tag: string) => boolean): void {
    for (let i = this.#stack.length - 1; i > 0; i--) {
      const open = this.#stack[i]?.tag ?? 'root'
      if (open === tag) this.#stack.length = i
      if (open === tag || isBarrier(open)) return
    }
  }
}

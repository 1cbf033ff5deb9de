import { knownTag, RichTree, type RichNode } from './rich-tree.ts'
import { tokensOf, type Token } from './tokens.ts'

/** Blocks that the subset has no element for; their text is a paragraph of its own. */
const paragraphLike =
  /^(?:div|h[1-6]|blockquote|section|article|aside|header|footer|main|nav|table|tr|td|th|pre|hr|dl|dt|dd|figure|figcaption|address|form|fieldset)$/

function take(tree: RichTree, token: Token): void {
  if (token.kind === 'text') return tree.text(token.text)
  const tag = knownTag(token.tag)
  if (!tag) {
    if (paragraphLike.test(token.tag)) tree.endParagraph()
    return
  }
  if (token.kind === 'open') tree.open(tag, token.attributes)
  else tree.close(tag)
}

function readPlain(tree: RichTree, text: string): void {
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    tree.endParagraph()
    for (const [i, line] of paragraph.split('\n').entries()) {
      if (i > 0) tree.lineBreak()
      tree.text(line)
    }
  }
}

const hasText = (node: RichNode): boolean =>
  typeof node === 'string' ? /\S/.test(node) : node.children.some(hasText)

function filled(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return [node]
    return hasText(node) ? [{ ...node, children: filled(node.children) }] : []
  })
}

/**
 * Reads the subset p, em, strong, a, br, ul, ol, li out of any HTML; other tags are dropped, their text stays.
 * Text without tags becomes paragraphs, one per blank line. Never throws. It is our own since every page of content
 * carries it: 2.4 kB (brotli), where htmlparser2 has 20 before it builds any tree.
 */
export function readRichText(html: string): readonly RichNode[] {
  const found = tokensOf(html)
  const tree = new RichTree()
  const plain = found.map((token) => (token.kind === 'text' ? token.text : null))
  if (plain.includes(null)) for (const token of found) take(tree, token)
  else readPlain(tree, plain.join(''))
  return filled(tree.nodes)
}

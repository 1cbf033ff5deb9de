type ServerHtml = Readonly<{ __html: string }>

const kept = new Map<string, ServerHtml>()

const drawn = (blockId: string) => document.querySelector(`[data-block="${CSS.escape(blockId)}"]`)?.innerHTML

/** Reads what stands in each block, so that the page can be drawn again when its document has gone. */
export function keepServerHtml(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-block]'))
    serverHtml(dataset['block'] ?? '').__html.at(0)
}

/**
 * What the server drew in a block. Hydration never reads it; React does where it has to draw the block anew, while
 * the document still has it. Always the same object, since React writes another one's text over what stands.
 */
export function serverHtml(blockId: string): ServerHtml {
  let text: string | undefined
  const known = kept.get(blockId) ?? {
    get __html() {
      return (text ??= drawn(blockId) ?? '')
    },
  }
  kept.set(blockId, known)
  return known
}

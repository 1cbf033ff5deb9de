/** A copy of the server's document that loads and runs nothing; `put` sets it in place of what is there. */
export function standingDocument() {
  const inert = document.implementation.createHTMLDocument()
  let copy: Node | null = inert.importNode(document.documentElement, true)
  return {
    put: () => {
      if (!copy) return
      const own = document.adoptNode(copy)
      // A document takes no second element, not even to replace the first.
      if (document.documentElement) document.documentElement.replaceWith(own)
      else document.append(own)
      copy = null
    },
    drop: () => void (copy = null),
  }
}

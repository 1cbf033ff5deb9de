/** A copy of the server's document that loads and runs nothing; `put` sets it in place of what is there. */
export function standingDocument() {
  const inert = document.implementation.createHTMLDocument()
  let copy: Node | null = inert.importNode(document.documentElement, true)
  return {
    put: () => {
      if (!copy) return
      document.replaceChildren(document.adoptNode(copy))
      copy = null
    },
    drop: () => void (copy = null),
  }
}

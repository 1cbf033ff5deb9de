/** Stands on the document while its theme changes. */
export const RESTYLING = 'data-restyling'

const SETTLED_AFTER = 300

/** Marks the document as changing, until nothing has changed for a moment. */
export function restyling(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    root.toggleAttribute(RESTYLING, true)
    clearTimeout(timer)
    timer = setTimeout(() => root.removeAttribute(RESTYLING), SETTLED_AFTER)
  }
}

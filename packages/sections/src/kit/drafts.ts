/** Begins the names of what is kept of a form as long as the tab; its page and its block follow. */
const DRAFTS = 'bellows.inquiry'

export const draftKey = (path: string, blockId: string): string => `${DRAFTS} ${path} ${blockId}`

/** Something typed into that block is kept; in storage that may not be read is nothing. */
export function hasDraft(blockId: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS) && key.endsWith(` ${blockId}`))
  } catch {
    return false
  }
}

const SPACES = /&(?:nbsp|#160|#xa0);/gi

/** Characters of a rich text as they are read, without its tags; spaces alone say nothing. */
export const plainLength = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(SPACES, '\u00A0')
    .trim().length

/** A rich text, or nothing where its owner emptied it: what an editor leaves are tags. */
export const richWords = (html: string): string => (plainLength(html) > 0 ? html : '')

/** Characters of a rich text as they are read, without its tags. */
export const plainLength = (html: string): number => html.replaceAll(/<[^>]*>/g, '').trim().length

/** A few words as one, so that no line is broken between them, e.g. a number and its unit. */
export const onOneLine = (text: string): string => text.replaceAll(/\s/g, '\u00A0')

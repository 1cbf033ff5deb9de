import type { Language } from '@bellows/domain'

const NARROW = '\u202F'
const NBSP = '\u00A0'

/** What a language's own print does not write. */
export const foreignMarks: Readonly<Record<Language, RegExp>> = {
  'en-US': /[«»„]/u,
  // A high mark stands apart by a space that doesn't break, and quotations are in guillemets.
  'fr-FR': new RegExp(`(?<!${NARROW})[!?;%»]|«(?!${NARROW})|(?<!${NBSP}):(?!\\d)|[“”„]`, 'u'),
  // Quotations open low, an ellipsis and a percent sign stand apart.
  'de-DE': new RegExp(`(?<!${NBSP})[%…]|[«»”]|“(?=\\p{L})`, 'u'),
  'pt-BR': /[«»„]|\s%/u,
  'es-ES': new RegExp(`(?<!${NBSP})%|[“”„]|^[^¡]*!|^[^¿]*\\?`, 'u'),
}

/** An apostrophe or a quotation mark as typewriters have it. */
export const straightIn = (text: string): boolean =>
  /(?<=\p{L})'|'(?=\p{L})|(?<![=\w])"(?=\p{L})|(?<=\p{L})"/u.test(text)

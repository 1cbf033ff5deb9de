import type { Messages } from '@lingui/core'

/** English a third longer, for layouts: what overflows here would overflow in German. */
export const PSEUDO_LOCALE = 'en-XA'

const VOWEL = /[aeiouy]/gi
const accents: Readonly<Record<string, string>> = { a: 'äà', e: 'ëé', i: 'ïí', o: 'öò', u: 'üú', y: 'ýÿ' }

const lengthen = (text: string): string =>
  text.replaceAll(VOWEL, (vowel) => {
    const long = accents[vowel.toLowerCase()] ?? vowel
    return vowel === vowel.toLowerCase() ? long : long.toUpperCase()
  })

type Message = string | readonly unknown[]

/** Words of a compiled message; the names and forms of its values stay as they are. */
function stretch(message: unknown): unknown {
  if (typeof message === 'string') return lengthen(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) => (Array.isArray(part) ? stretchValue(part) : stretch(part)))
}

function stretchValue([name, kind, forms]: readonly unknown[]): unknown[] {
  if (typeof forms !== 'object' || forms === null) return [name, ...(kind === undefined ? [] : [kind])]
  const stretched = Object.entries(forms).map(([form, text]: [string, unknown]) => [form, stretch(text)])
  return [name, kind, Object.fromEntries(stretched)]
}

/** A catalogue's messages in the pseudo-language. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, stretch(message) as Message]),
  ) as Messages

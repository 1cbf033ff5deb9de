/** What mail programs make a link of. */
const address = /:\/\/|\b(?:mailto|tel|sms|javascript|data):|\bwww\.|@/iu
const domain = /[\p{L}\p{N}-]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u
/** "St.John" and "Dr.Müller" are names, though each could be a domain. */
const title = /^(?:st|ste|dr|mr|mrs|ms|prof|fr|sr|rev)$/iu
const capitals = /([\p{L}\p{N}-]+)\.\p{Lu}\p{Ll}+(?!\p{L})/gu
const isCapitalDomain = (text: string) =>
  [...text.matchAll(capitals)].some(([, first = '']) => Array.from(first).length > 1 && !title.test(first))

/** Whether a mail program makes a link of something in a text. */
export const isLink = (text: string) => address.test(text) || domain.test(text) || isCapitalDomain(text)

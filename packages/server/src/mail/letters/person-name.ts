import { invisibleSigns } from '../../base/invisible-signs.ts'

const MOST_SIGNS = 64

/** What mail programs make a link of. */
const address = /:\/\/|\b(?:mailto|tel|sms|javascript|data):|\bwww\.|@/iu
const domain = /[\p{L}\p{N}-]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u
/** "St.John" and "Dr.Müller" are names, though each could be a domain. */
const title = /^(?:st|ste|dr|mr|mrs|ms|prof|fr|sr|rev)$/iu
const capitals = /([\p{L}\p{N}-]+)\.\p{Lu}\p{Ll}+(?!\p{L})/gu
const isCapitalDomain = (text: string) =>
  [...text.matchAll(capitals)].some(([, first = '']) => Array.from(first).length > 1 && !title.test(first))

const isLink = (text: string) => address.test(text) || domain.test(text) || isCapitalDomain(text)

/**
 * What a letter calls somebody: whoever books or asks chooses the name and the address that it goes to. A name that
 * leads somewhere is none; then the address stands for it.
 */
export function personName(fullName: string, email: string): string {
  const seen = fullName.replaceAll(new RegExp(invisibleSigns, 'gu'), ' ')
  const name = seen.replaceAll(/\s+/g, ' ').trim()
  if (isLink(name)) return email
  return Array.from(name).slice(0, MOST_SIGNS).join('').trim()
}

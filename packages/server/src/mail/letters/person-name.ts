import { invisibleSigns } from '../../base/invisible-signs.ts'
import { isLink } from './is-link.ts'

const MOST_SIGNS = 64

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

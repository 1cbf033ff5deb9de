import { URL_MAX } from '../entities/text-lengths.ts'

// Controls, format characters such as bidi overrides, lone surrogates and unassigned ones.
const invisible = /\p{C}/u

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

const isReadable = (text: string): boolean => text !== '' && text.length <= URL_MAX && !invisible.test(text)

// What some browsers write otherwise into a host and others, and the server, refuse.
const hosted = /^https?:\/\/[^\s"<>^`{|}%/?#\\]+(?:[/?#]|$)/i

/** An absolute http or https address with a host and without credentials; the same on the server and in any browser. */
export function isHttpUrl(text: string): boolean {
  if (!isReadable(text) || !hosted.test(text) || text.includes('\\')) return false
  const url = parse(text)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

const mail =
  /^mailto:[^\s@?&#\\/]+@[^\s@?&#\\/]+(?:\?(?:subject|body)=[^&\s]*(?:&(?:subject|body)=[^&\s]*)?)?$/i
const phone = /^tel:\+?[\d().\s-]{3,40}$/i
const internal = /^(?:\/(?![/\\])|#)[^\\\s]*$/

/**
 * The href of a stored link, or `null` when it is not one of http, https, mailto, tel and addresses
 * within the site (`/faq`, `#prices`).
 */
export function safeHref(link: string): string | null {
  const text = link.trim()
  if (!isReadable(text)) return null
  const isSafe = isHttpUrl(text) || mail.test(text) || phone.test(text) || internal.test(text)
  return isSafe ? text : null
}

/** `tel:` address of a printed phone number. */
export const phoneHref = (printed: string): string => `tel:${printed.replaceAll(/[^\d+]/g, '')}`

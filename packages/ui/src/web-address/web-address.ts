const MAX = 2048
// Controls, format characters such as bidi overrides, lone surrogates and unassigned ones.
const invisible = /\p{C}/u

// What some browsers write otherwise into a host and others, and the server, refuse.
const hosted = /^https?:\/\/[^\s"<>^`{|}%/?#\\]+(?:[/?#]|$)/i

export const isReadable = (text: string): boolean =>
  text !== '' && text.length <= MAX && !invisible.test(text)

/**
 * An absolute http or https address with a host and without credentials. This package knows no domain, so the rule of
 * its `isHttpUrl` stands here again; house tests hold them to one answer.
 */
export function isWebAddress(text: string): boolean {
  if (!isReadable(text) || !hosted.test(text) || text.includes('\\') || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

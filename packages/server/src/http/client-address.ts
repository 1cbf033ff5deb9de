import { isIPv6 } from 'node:net'
import type { AppContext } from './app-env.ts'

const unknown = 'unknown'

const groups = (part = '') => (part === '' ? [] : part.split(':'))

/** First four groups of an IPv6 address: what one household has. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const [left, right] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Some proxies write the port of the connection behind the address, which is another one each time. */
const withoutPort = (entry: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * The visitor's address as far as limits count it. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, the one that proxy wrote.
 */
export function clientAddress(c: AppContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || c.env?.incoming?.socket.remoteAddress || unknown
  return network(withoutPort(address)).slice(0, 64)
}

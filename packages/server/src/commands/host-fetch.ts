import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

type Fetch = typeof globalThis.fetch

const isLocalName = ({ hostname }: URL) => hostname.endsWith('.localhost')
const urlOf = (address: Parameters<Fetch>[0]) => new URL(address instanceof Request ? address.url : address)

/** Names below localhost are this machine's (RFC 6761), also where its resolver knows none of them. */
const atLoopback: LookupFunction = (_, options, done) => dns.lookup('localhost', options, done)

/** Asks the server of the address for another host's studio; `fetch` itself never sends a host of its caller's. */
export const hostFetch =
  (host?: string): Fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const url = urlOf(address)
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: host ?? url.host }
      const options = {
        method: init?.method ?? 'GET',
        headers,
        servername: host ?? url.hostname,
        ...(isLocalName(url) && { lookup: atLoopback }),
      }
      const send = url.protocol === 'https:' ? https.request : http.request
      const request = send(url, options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve(new Response(Buffer.concat(parts), { status: response.statusCode ?? 500 })),
        )
      })
      request.on('error', reject)
      request.end(typeof init?.body === 'string' ? init.body : undefined)
    })

/** Asks a server by its address, those below localhost on this machine. */
export const serverFetch: Fetch = (address, init) =>
  (isLocalName(urlOf(address)) ? hostFetch() : fetch)(address, init)

const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** Why a server gave no answer, in words that name its address. */
export function noAnswer(address: string, cause: unknown): Error {
  const { code, message } = Object(Object(cause).cause ?? cause)
  if (unknownHost.has(code)) return new Error(`${address}: there is no such host`, { cause })
  if (code === 'ECONNREFUSED') return new Error(`nobody answers at ${address}`, { cause })
  return new Error(`${address} gave no answer: ${message || code || String(cause)}`, { cause })
}

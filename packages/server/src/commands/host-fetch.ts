import http from 'node:http'
import https from 'node:https'

type Fetch = typeof globalThis.fetch

/** Asks the server of the address for another host's studio; `fetch` itself never sends a host of its caller's. */
export const hostFetch =
  (host: string): Fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(address instanceof Request ? address.url : address)
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
      const send = url.protocol === 'https:' ? https.request : http.request
      const request = send(url, { method: init?.method ?? 'GET', headers, servername: host }, (response) => {
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

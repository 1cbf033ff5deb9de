import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testPort } from '../../scripts/test-port.ts'

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A share of a document's bytes, or what its first part ends with. */
type Cut = number | RegExp

/** Bytes of the first part; one character of latin1 is a byte. */
function lengthTo(cut: Cut, whole: Buffer): number {
  if (typeof cut === 'number') return Math.floor(whole.length * cut)
  const found = cut.exec(whole.toString('latin1'))
  return found ? found.index + found[0].length : whole.length
}

/** Stands before the site and gives documents in two parts: up to a cut, and the rest when it is let go. */
export async function pacedProxy() {
  let cut: Cut = 1
  let gate = Promise.withResolvers<void>()
  const answer = async (from: IncomingMessage, to: ServerResponse) => {
    to.writeHead(from.statusCode ?? 500, from.headers)
    if (!isDocument(from)) {
      from.pipe(to)
      return
    }
    const whole = await bytesOf(from)
    const length = lengthTo(cut, whole)
    to.write(whole.subarray(0, length))
    if (length < whole.length) await gate.promise
    to.end(whole.subarray(length))
  }
  const server = createServer((visit, to) => {
    const { method, url: path, headers } = visit
    const asked = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const onward = request({ host: '127.0.0.1', port: testPort(3210), method, path, headers: asked })
    onward.on('response', (from) => void answer(from, to))
    onward.on('error', () => to.destroy())
    visit.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    urlFor: (studio: string) => `http://${studio}.localhost:${(server.address() as AddressInfo).port}`,
    /** Documents stop here. */
    hold: (at: Cut) => {
      cut = at
      gate = Promise.withResolvers()
    },
    letGo: () => {
      cut = 1
      gate.resolve()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type PacedProxy = Awaited<ReturnType<typeof pacedProxy>>

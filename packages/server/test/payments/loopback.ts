import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  header: (name: string) => string
  body: string
}

export interface Answer {
  status: number
  body: unknown
}

/** What may go wrong on the way: the vendor does its work all the same where it is asked first. */
export type Fault = 'none' | 'error' | 'silence' | 'reset' | 'garbage' | 'answer lost'

export const ok = (body: unknown): Answer => ({ status: 200, body })

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const url = new URL(request.url ?? '/', 'http://loopback')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => String(request.headers[name] ?? ''),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A vendor's server on loopback; `fault` says what happens to every request from now on. */
export class Loopback {
  fault: Fault = 'none'
  url = ''
  readonly asked: Asked[] = []
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #answer: (asked: Asked) => Answer

  constructor(answer: (asked: Asked) => Answer) {
    this.#answer = answer
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readAsked(request)
    this.asked.push(asked)
    if (this.fault === 'reset') request.socket.destroy()
    if (this.fault === 'error') send(response, { status: 500, body: { error: { message: 'try later' } } })
    if (this.fault === 'garbage') send(response, { status: 200, body: '<html>' })
    if (this.fault === 'answer lost') {
      this.#answer(asked)
      request.socket.destroy()
    }
    if (this.fault === 'none') send(response, this.#answer(asked))
  }
}

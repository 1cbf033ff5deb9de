import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Answer, Asked } from '../../src/payments/scripted/asked.ts'
import { readAsked, sendJson } from '../../src/payments/scripted/serve-scripted.ts'

/** What may go wrong on the way: the vendor does its work all the same where it is asked first. */
export type Fault = 'none' | 'error' | 'silence' | 'reset' | 'garbage' | 'answer lost'

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
    if (this.fault === 'error') sendJson(response, { status: 500, body: { error: { message: 'try later' } } })
    if (this.fault === 'garbage') sendJson(response, { status: 200, body: '<html>' })
    if (this.fault === 'answer lost') {
      this.#answer(asked)
      request.socket.destroy()
    }
    if (this.fault === 'none') sendJson(response, this.#answer(asked))
  }
}

import http from 'node:http'
import { testPort } from '../../scripts/test-port.ts'
import { urlOf } from './studios.ts'

export type Answer = Readonly<{ status: number; headers: http.IncomingHttpHeaders; body: string }>
type Asked = Readonly<{ method?: string; form?: string }>

/** What a studio's site answers, as it was sent: a browser would mend it, and Node finds no host below `localhost`. */
export function answerOf(studio: string, at: string, { method = 'GET', form }: Asked = {}): Promise<Answer> {
  const { host, origin } = new URL(urlOf(studio))
  const sent =
    form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  const options = {
    host: 'localhost',
    port: testPort(3210),
    path: at,
    method,
    headers: { Host: host, ...sent },
  }
  return new Promise((resolve, reject) => {
    const request = http.request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer
        resolve({ status, headers, body: Buffer.concat(parts).toString() })
      })
    })
    request.on('error', reject)
    request.end(form)
  })
}

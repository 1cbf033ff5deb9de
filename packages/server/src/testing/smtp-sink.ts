import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
}

/** A mail server on loopback that keeps what it gets; the first `failures` mails are refused for now. */
export async function openSmtpSink(failures = 0) {
  const received: Received[] = []
  let left = failures
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (left > 0) {
          left -= 1
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        }
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        return done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', () => resolve()))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}

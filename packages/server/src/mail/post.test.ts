import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openSmtpSink } from '../testing/smtp-sink.ts'
import type { Mail } from './letters/mail.ts'
import { filePost, smtpPost } from './post.ts'

const mail: Mail = {
  id: 'studio order.booked:1/mail:order.booked:client',
  from: { name: 'Alder & Wren', address: 'hello@studio.example' },
  to: { name: 'Ann Bøker', address: 'ann@people.example' },
  replyTo: { name: 'Alder & Wren', address: 'hello@studio.example' },
  subject: 'C’est réservé : Orchard',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  attachments: [
    { filename: 'contract.html', contentType: 'text/html; charset=utf-8', content: '<p>é\r\n\n</p>' },
  ],
}

const injected: Mail = {
  ...mail,
  to: { name: 'Ann\r\nBcc: all@people.example', address: 'ann@people.example' },
  subject: 'Hi\r\nBcc: all@people.example\r\n\r\n<p>body',
  from: { name: 'Studio\nX-Evil: 1', address: 'hello@studio.example' },
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'))

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bellows-mail-'))
  await run(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

test('as a file it is one message, with text, HTML and attachments to the byte; again it replaces itself', () =>
  inFolder(async (folder) => {
    const post = filePost(path.join(folder, 'mail'))
    await post(mail)
    await post(mail)
    const [file, ...others] = await readdir(path.join(folder, 'mail'))
    expect(others).toEqual([])
    const raw = await readFile(path.join(folder, 'mail', file ?? ''), 'utf8')
    expect(raw).toContain('To: =?UTF-8?Q?Ann_B=C3=B8ker?= <ann@people.example>')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toMatch(/Message-ID: <[0-9a-f]{32}@studio\.example>/)
    expect(raw).toContain('Content-Type: text/plain')
    expect(raw).toContain('Content-Type: text/html')
    expect(raw).toContain(Buffer.from('<p>é\r\n\n</p>').toString('base64'))
  }))

test('what would end a header stays inside it', () =>
  inFolder(async (folder) => {
    await filePost(folder)(injected)
    const [file = ''] = await readdir(folder)
    const headers = headersOf(await readFile(path.join(folder, file), 'utf8'))
    expect(headers).not.toMatch(/^(bcc|x-evil):/im)
    expect(headers).toContain('<ann@people.example>')
  }))

test('over SMTP it reaches its one recipient, injection or not', async () => {
  const sink = await openSmtpSink()
  await smtpPost(sink.url)(injected)
  await sink.close()
  expect(sink.received).toMatchObject([{ from: 'hello@studio.example', to: ['ann@people.example'] }])
  expect(headersOf(sink.received[0]?.raw ?? '')).not.toMatch(/^(bcc|x-evil):/im)
})

test('a server that refuses, or is not there, rejects', async () => {
  const sink = await openSmtpSink(1)
  await expect(smtpPost(sink.url)(mail)).rejects.toMatchObject({ responseCode: 451 })
  await sink.close()
  await expect(smtpPost(sink.url)(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
})

import ICAL from 'ical.js'
import type { Browser } from 'playwright'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { letterKinds } from '../../packages/server/src/mail/letters.ts'
import { letterFile } from '../site/letters.ts'

const KNOWN = new Set(['anna@people.example', 'hello@scratch.example'])
const headers = new Set(
  'from to reply-to subject message-id date auto-submitted mime-version content-type content-transfer-encoding'.split(
    ' ',
  ),
)
/** Milliseconds for all letters of a studio. */
const WITHIN = 60_000
const LOOK = 200

const isKnown = ({ address = '' }: Address) => KNOWN.has(address)

/** The letter's file, once the server has written it. */
async function awaited(read: () => string | null, until: number): Promise<string | null> {
  for (;;) {
    const raw = read()
    if (raw !== null || performance.now() > until) return raw
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

/** What a calendar reads in a file: one meeting, whatever its words say. */
function calendarFaults(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const meetings = calendar.getAllSubcomponents('vevent')
  const summary = meetings[0]?.getFirstPropertyValue('summary')
  const isOne = meetings.length === 1 && typeof summary === 'string' && summary !== 'evil'
  return isOne ? [] : [`${meetings.length} meetings in the calendar's file, of "${String(summary)}"`]
}

const peopleOf = ({ from, to = [], cc = [], bcc = [], replyTo = [] }: Email) =>
  [from, ...to, ...cc, ...bcc, ...replyTo].filter((one) => one !== undefined)

/** What a mail program reads: its headers, who it is to, and the file for a calendar. */
function readingFaults(mail: Email): string[] {
  const found = mail.headers.filter(({ key }) => !headers.has(key)).map(({ key }) => `a header ${key}`)
  const people = peopleOf(mail)
  if (!people.every(isKnown) || mail.to?.length !== 1) found.push(`written to ${JSON.stringify(people)}`)
  const calendars = mail.attachments.filter(({ filename }) => filename === 'booking.ics')
  for (const { content } of calendars) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
    found.push(...calendarFaults(text))
  }
  return found
}

/** What a mail program shows, drawn where scripts would run. */
async function drawingFaults(html: string, browser: Browser): Promise<string[]> {
  const found: string[] = []
  const page = await browser.newPage()
  page.on('dialog', (dialog) => {
    found.push('a script of the letter ran')
    void dialog.dismiss()
  })
  await page.route('**/*', (route) => route.abort())
  await page.setContent(html, { waitUntil: 'commit' })
  const bad = await page.evaluate(() => {
    const elements = 'script,iframe,object,embed,form,base,link[rel=stylesheet],svg,math,video'
    const isBad = (element: Element) =>
      element.matches(elements) || Array.from(element.attributes).some(({ name }) => name.startsWith('on'))
    return Array.from(document.querySelectorAll('*'))
      .filter(isBad)
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
  await page.close()
  return [...found, ...bad.map((one) => `in the letter: ${one}`)]
}

async function letterFaults(raw: string, browser: Browser): Promise<string[]> {
  const mail = await PostalMime.parse(raw)
  return [...readingFaults(mail), ...(await drawingFaults(mail.html ?? '', browser))]
}

/** Every kind of letter of a studio; what is wrong with it, by kind. */
export async function judgeLetters(
  studio: string,
  dataDir: string,
  browser: Browser,
): Promise<Map<string, string[]>> {
  const judged = new Map<string, string[]>()
  const until = performance.now() + WITHIN
  for (const kind of letterKinds) {
    const raw = await awaited(() => letterFile(studio, kind, dataDir), until)
    judged.set(kind, raw === null ? ['was not written'] : await letterFaults(raw, browser))
  }
  return judged
}

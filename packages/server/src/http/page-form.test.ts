import { formNames, messages } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendForm } from '../testing/send-form.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { SiteContext, SiteHost } from './site-host.ts'

let drawn: { form: SiteContext['form'] }[] = []
let status = 200

const site: SiteHost = {
  clientManifest: {},
  assetsRoot: '/nowhere',
  sheets: [],
  files: [],
  render: (_, { form }) => {
    drawn.push({ form })
    return Promise.resolve(new Response('<p></p>', { status, headers: { 'content-type': 'text/html' } }))
  },
}

const app = useTestApp({ site })

beforeEach(() => {
  drawn = []
  status = 200
})

const send = (fields: Record<string, string>, more: Record<string, string> = {}) =>
  sendForm(app, fields, more)
const filled = {
  name: 'Ann',
  mail: 'ann@people.example',
  when: '2099-05-05',
  text: 'Hello',
  [formNames.bait]: '',
}
const inquiries = () => app().database.kysely.selectFrom('inquiry').selectAll().execute()

describe('a form without JavaScript', () => {
  test('beyond what one person may be sent it is refused as too many', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await send({ ...filled, text: `Hello ${sent}` })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  test('it is stored like any inquiry, and leads back to the page', async () => {
    const response = await send(filled)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=1'])
    expect(await inquiries()).toMatchObject([{ contact: { fullName: 'Ann', email: 'ann@people.example' } }])
  })

  test.each(['5/5/2099', '05052099'])('a date may be typed as the date field reads it: %s', async (when) => {
    expect((await send({ ...filled, when })).status).toBe(303)
    const [stored] = await inquiries()
    expect(JSON.stringify(stored?.answers)).toContain('2099-05-05')
  })

  test('the questions of a chosen service can be asked for; that sends nothing', async () => {
    const response = await send({ name: 'Ann', [formNames.show]: 'questions' })
    expect(response.status).toBe(200)
    expect(drawn[0]?.form).toMatchObject({ values: { name: ['Ann'] }, errors: {} })
    expect(await inquiries()).toEqual([])
  })

  test('a question may be called what the form itself sends', async () => {
    const own = { website: 'ann.example', show: 'In May', serviceId: 'Portraits' }
    const questions = Object.keys(own).map((id) => ({ id, title: id, type: 'SHORT_TEXT', options: [] }))
    await sql`update business set settings = jsonb_set(settings, '{inquiryTemplate,questions}',
      settings #> '{inquiryTemplate,questions}' || ${JSON.stringify(questions)}::jsonb)`.execute(
      app().database.kysely,
    )
    expect((await send({ ...filled, ...own })).status).toBe(303)
    const [stored] = await inquiries()
    for (const answer of Object.values(own)) expect(JSON.stringify(stored?.answers)).toContain(answer)
  })

  test('what does not fit is drawn again with its values and messages', async () => {
    const response = await send({ ...filled, mail: 'nonsense', when: '2001-01-01' })
    expect(response.status).toBe(422)
    expect(drawn[0]?.form).toMatchObject({
      values: { mail: ['nonsense'] },
      errors: { mail: 'Please enter the correct email format', when: 'This date can’t be in the past' },
    })
    expect(await inquiries()).toEqual([])
  })

  test('on a page that is not there, that is what is answered', async () => {
    status = 404
    expect((await send({ ...filled, mail: 'nonsense' })).status).toBe(404)
  })

  test('a field that is too long is told like the others, together with them', async () => {
    const long = { name: 'x'.repeat(257), mail: `${'x'.repeat(257)}@people.example`, text: 'x'.repeat(1025) }
    const response = await send({ ...filled, ...long, when: '2001-01-01' })
    expect(response.status).toBe(422)
    expect(drawn[0]?.form?.errors).toEqual({
      name: messages.shortLength,
      mail: messages.shortLength,
      when: messages.pastDate,
      text: messages.longLength,
    })
    expect(await inquiries()).toEqual([])
  })

  test('a line break is one character', async () => {
    expect((await send({ ...filled, text: `${'x'.repeat(1014)}${'\r\n'.repeat(9)}x` })).status).toBe(303)
    expect(JSON.stringify((await inquiries())[0]?.answers)).not.toContain(String.raw`\r`)
  })

  test('what is about no field is said of the form as a whole', async () => {
    await send({ ...filled, name: 'Ann\rBcc: all@people.example' })
    expect(drawn[0]?.form?.errors).toEqual({ '': expect.any(String) })
  })

  test('one of more than 64 kB is answered with a page', async () => {
    const response = await send({ ...filled, text: 'x'.repeat(70_000) }, { accept: 'text/html' })
    expect(response.status).toBe(413)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test('a robot’s bait, a foreign page and another type leave no trace', async () => {
    expect((await send({ ...filled, [formNames.bait]: 'spam' })).status).toBe(303)
    expect((await send(filled, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send(filled, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await inquiries()).toEqual([])
  })

  test('a page that names itself to nobody, as what a link opens, is known by what the browser says of it', async () => {
    expect((await send(filled, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(303)
    expect(await inquiries()).toHaveLength(1)
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await send(filled, { origin: 'null', 'sec-fetch-site': from })).status).toBe(403)
  })
})

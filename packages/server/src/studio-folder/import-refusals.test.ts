import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const { fileAt, run, rows, edit } = useStudioFolder(app)
const small = sql`select 1 from business where id = 'small'`

describe('what is wrong is told with file and place, and nothing is loaded', () => {
  const faults: [string, (data: Json) => void, string][] = [
    ['studio.json', (data) => (data['timeZone'] = 'Mars/Base'), 'studio.json at timeZone'],
    ['studio.json', (data) => (data['timeZone'] = '+02:00'), 'studio.json at timeZone'],
    ['studio.json', (data) => (data['language'] = 'xx'), 'studio.json at language'],
    [
      'studio.json',
      (data) => (data['bookingAvailability'] = { startIncrement: 0 }),
      'studio.json at bookingAvailability.startIncrement: at least 1 minute',
    ],
    [
      'studio.json',
      (data) => (data['logo'] = { file: '../../etc/passwd' }),
      'studio.json at logo: there is no picture',
    ],
    [
      'pages/home.json',
      (data) => (data['serviceId'] = 'nobodys'),
      'pages/home.json at serviceId: there is no service "nobodys"',
    ],
    [
      'pages/home.json',
      (data) => (data['serviceId'] = 'orchard-minis'),
      'pages/orchard.json: the page of the service "orchard-minis" is in pages/home.json too',
    ],
    [
      'services/portrait.json',
      (data) => (data['contractTemplates'] = ['none']),
      'services/portrait.json at contractTemplates',
    ],
    [
      'services/portrait.json',
      (data) =>
        (data['packages'] = [{ id: 'mini', name: 'x', type: 'SINGLE', totalFee: '1.00', shootDuration: 90 }]),
      'the package "mini" is in services/',
    ],
    [
      'services/portrait.json',
      (data) =>
        (data['packages'] = [{ id: 'p', name: 'x', type: 'SINGLE', totalFee: '1.005', shootDuration: 90 }]),
      'services/portrait.json at packages.0.totalFee',
    ],
    [
      'services/portrait.json',
      (data) =>
        (data['packages'] = [{ id: 'p', name: 'x', type: 'SINGLE', totalFee: '1.00', shootDuration: 91 }]),
      'packages.0.shootDuration: 91 minutes',
    ],
    [
      'services/portrait.json',
      (data) =>
        (data['packages'] = [
          {
            id: 'p',
            name: 'x',
            type: 'SINGLE',
            totalFee: '1.00',
            shootDuration: 90,
            remainingBalanceDue: 3651,
          },
        ]),
      'services/portrait.json at packages.0.remainingBalanceDue',
    ],
    ...(['gap', 'length'] as const).map((part): [string, (data: Json) => void, string] => [
      'services/portrait.json',
      (data) =>
        (data['serviceDates'] = [
          { id: 'long', plan: { day: '2030-06-01', first: '09:00', length: 60, count: 2, [part]: 1441 } },
        ]),
      `services/portrait.json at serviceDates.0.plan.${part}`,
    ]),
    [
      'services/portrait.json',
      (data) => (data['availableSchedules'] = [{ weekday: 'monday', from: '09:00', to: '17:00' }]),
      'services/portrait.json at availableSchedules.0: an entry is { "weekday": 1, "from": "09:00", "to": "17:00" }',
    ],
    [
      'services/portrait.json',
      (data) => (data['addons'] = [{ id: 'print', name: 'Print', fee: '10,00' }]),
      'at addons.0.fee: an amount is written with a point, at most 13 digits before it and four behind, as in "195.00"',
    ],
    [
      'services/portrait.json',
      (data) =>
        Object.assign(Object(data['packages'])[0], {
          discount: { amount: 10, startDate: { in: '-1d' }, endDate: { in: '9d' } },
        }),
      'discount.startDate: a time is a day with `at`, as in { "in": "12d", "at": "09:00" }',
    ],
    [
      'studio.json',
      (data) => (data['domain'] = 'https://studio.example'),
      'studio.json at domain: a host is written in lower case without https:// or a path, as in "studio.example"',
    ],
    [
      'studio.json',
      (data) => (data['paymentSetup'] = { currency: 'kwd', currencySymbol: 'KD' }),
      'studio.json at paymentSetup.currency: a currency is three capital letters, as in "EUR"',
    ],
    [
      'studio.json',
      (data) => (data['paymentSetup'] = { currency: 'XXQ', currencySymbol: 'X' }),
      'studio.json at paymentSetup.currency: there is no currency XXQ',
    ],
    [
      'inquiry.json',
      (data) =>
        (data['questions'] = ['When?', 'Where?'].map((title) => ({ id: 'same', title, type: 'SHORT_TEXT' }))),
      'inquiry.json at questions: the question id "same" is there twice',
    ],
    [
      'people.json',
      (data) =>
        (data['holds'] = [{ slot: { date: 'orchard-day', at: '03:00' }, lockoutEnd: { inSeconds: 70 } }]),
      'people.json at holds.0: no slot of "orchard-day" starts at 03:00',
    ],
  ]
  test.each(faults)('%s', async (file, change, message) => {
    edit(file, change)
    await expect(run()).rejects.toThrow(message)
    expect(await rows(small)).toEqual([])
  })

  test('a host that another studio has', async () => {
    edit('studio.json', (data) => (data['aliases'] = ['studio.test']))
    await expect(run()).rejects.toThrow('another studio has studio.test')
    expect(await rows(small)).toEqual([])
  })

  test('a service at an address that is a call’s', async () => {
    cpSync(fileAt('services/portrait.json'), fileAt('services/options-inquiry.json'))
    await expect(run()).rejects.toThrow('services/options-inquiry.json: this slug is not for services')
    expect(await rows(small)).toEqual([])
  })

  test.each(['studio.json', 'theme.json'])('no %s', async (file) => {
    rmSync(fileAt(file))
    await expect(run()).rejects.toThrow(`${file}: the file is missing`)
  })

  test('no folder, or one that is a file', async () => {
    for (const file of ['nowhere', 'studio.json'])
      await expect(run(fileAt(file))).rejects.toThrow(`${fileAt(file)}: there is no such folder`)
  })

  test('a file that can’t be read', async () => {
    rmSync(fileAt('inquiry.json'), { force: true })
    mkdirSync(fileAt('inquiry.json'))
    await expect(run()).rejects.toThrow('inquiry.json: EISDIR')
  })

  test.each(['{{kunde}}', '{{ Client }}', '{{choice}}', '{{client name}}'])(
    'a contract with %s, which nothing fills in',
    async (mark) => {
      writeFileSync(fileAt('contracts/agreement.html'), `<!-- name: Agreement -->\n<p>With ${mark}</p>`)
      await expect(run()).rejects.toThrow(
        `contracts/agreement.html: ${mark} is no field of a contract; there are {{client}}, {{email}},`,
      )
      expect(await rows(small)).toEqual([])
    },
  )

  test('broken JSON', async () => {
    writeFileSync(fileAt('theme.json'), '{')
    await expect(run()).rejects.toThrow('theme.json: ')
  })
})

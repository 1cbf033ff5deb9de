import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Studios to whose people every kind of letter is written: a copy of the demo, and one of the second studio. */
export const letterStudios = ['letters', 'letters-brisant']

export const SERVICE = 'letters'
const root = path.resolve(import.meta.dirname, '../..')
const brisant = path.join(root, 'studios/studio-brisant')
const inPart = (milestone: string, percent: number) => ({ milestone, percent, remainingBalanceDue: 2 })
/** Ids that links of these people bear. */
export const idOf = (name: string) => `letters-${name}`.padEnd(24, '0')

/** A service of everything that a letter may be about. */
export const letterService = {
  name: 'Morning walk',
  createdDate: { in: '-30d', at: '09:00' },
  type: 'SINGLE_PACKAGE',
  tax: 'EXCLUDE',
  isMiniSession: true,
  calendarId: SERVICE,
  options: { isWaitlistEnabled: true },
  packages: [
    {
      id: 'letters-walk',
      name: 'The walk',
      type: 'SINGLE',
      totalFee: '100.00',
      shootDuration: 20,
      paymentSetup: [inPart('DURING_BOOKING', 50), inPart('BEFORE_SHOOT_DATE', 50)],
    },
  ],
  contractTemplates: [SERVICE],
  questionnaire: { questions: [{ id: 'letters-who', title: 'Who is coming?', type: 'SHORT_TEXT' }] },
  isAfterBookingQuestionnaire: true,
  serviceDates: [
    {
      id: 'letters-day',
      location: 'The field',
      plan: { day: { in: '30d' }, first: '09:00', count: 6, length: 20, gap: 10 },
    },
  ],
}

const at = (clock: string) => ({ date: 'letters-day', at: clock })

/** One order of each standing that a letter may be about, under the names that are given. */
export const letterPeople = (nameOf: (name: string) => string) => {
  const personOf = (name: string) => ({
    fullName: nameOf(name),
    email: 'anna@people.example',
    phone: '+1 618 555 0199',
  })
  return {
    orders: [
      {
        id: idOf('booked'),
        status: 'BOOKED',
        service: SERVICE,
        package: 'letters-walk',
        customer: personOf('Anna Berg'),
        slot: at('09:00'),
        paid: 1,
        signed: [SERVICE],
      },
      {
        id: idOf('prepared'),
        status: null,
        service: SERVICE,
        package: 'letters-walk',
        customer: personOf('Bo Hale'),
        slot: at('09:30'),
      },
      { id: idOf('cancelled'), status: 'CANCELLED', service: SERVICE, customer: personOf('Cy Lund') },
    ],
    inquiries: [{ id: idOf('inquiry'), service: SERVICE, customer: personOf('Di Moss') }],
    waitlist: [
      {
        service: SERVICE,
        customer: personOf('Ed Nye'),
        offer: { slot: at('10:00'), until: { in: '1d', at: '12:00' }, token: idOf('offer') },
      },
    ],
  }
}

/** Puts the service and the people that letters are about in place of the studio's own. */
export function writeLetterPeople(folder: string): void {
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  const contract = '<!-- name: Agreement -->\n<p>We come, and take the pictures.</p>\n'
  writeFileSync(path.join(folder, `contracts/${SERVICE}.html`), contract)
  write(`services/${SERVICE}.json`, letterService)
  write(
    'people.json',
    letterPeople((name) => name),
  )
}

/** The same for a copy of the second studio. */
export function writeBrisantPeople(folder: string): void {
  const { id, domain } = JSON.parse(readFileSync(path.join(folder, 'studio.json'), 'utf8')) as {
    id: string
    domain: string
  }
  rmSync(folder, { recursive: true })
  cpSync(brisant, folder, { recursive: true })
  const file = path.join(folder, 'studio.json')
  const studio = Object(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...studio, id, domain, aliases: [] }))
  writeLetterPeople(folder)
}

const flows = path.join(root, '.data/flows')

/** The file of a letter that the server wrote, once it is there. */
export function letterFile(studio: string, kind: string, dataDir = flows): string | null {
  const name = createHash('sha256').update(`${studio} ${kind}`).digest('hex').slice(0, 32)
  const file = path.join(dataDir, 'mail', `${name}.eml`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

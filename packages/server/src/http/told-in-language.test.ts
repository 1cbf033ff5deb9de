import { checkContract, getOrder, holdSlot, joinWaitlist } from '@bellows/api'
import type { Language } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPackage, addSlot, newToken } from '../../test/studio-fixture.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ settings: { liveHoldsPerAddress: 1 } })

interface Told {
  missing: string
  method: string
  type: string
  notBookable: string
  step: string
  tooMany: (minutes: number) => string
  page: string
  home: string
}

const told: Readonly<Record<Language, Told>> = {
  'en-US': {
    missing: 'Not found',
    method: 'This address does not take that method',
    type: 'Send application/json',
    notBookable: 'This time can no longer be booked.',
    step: 'There is no waitlist for this service.',
    tooMany: (minutes) => `Too many times are on hold from your connection. Try again in ${minutes} minutes.`,
    page: '<p>Not found</p>',
    home: 'Go back home',
  },
  'fr-FR': {
    missing: 'Introuvable',
    method: 'Cette adresse n’accepte pas cette méthode',
    type: 'Envoyez application/json',
    notBookable: 'Ce créneau ne peut plus être réservé.',
    step: 'Il n’y a pas de liste d’attente pour cette prestation.',
    tooMany: (minutes) =>
      `Trop de créneaux sont retenus depuis votre connexion. Réessayez dans ${minutes} minutes.`,
    page: '<p>Introuvable</p>',
    home: 'Retour à l’accueil',
  },
  'de-DE': {
    missing: 'Nicht gefunden',
    method: 'Diese Adresse nimmt diese Methode nicht an',
    type: 'Senden Sie application/json',
    notBookable: 'Dieser Termin kann nicht mehr gebucht werden.',
    step: 'Für dieses Angebot gibt es keine Warteliste.',
    tooMany: (minutes) =>
      `Über Ihre Verbindung werden zu viele Termine freigehalten. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
    page: '<p>Nicht gefunden</p>',
    home: 'Zurück zur Startseite',
  },
  'pt-BR': {
    missing: 'Não encontrado',
    method: 'Este endereço não aceita esse método',
    type: 'Envie application/json',
    notBookable: 'Este horário não pode mais ser reservado.',
    step: 'Não há lista de espera para este serviço.',
    tooMany: (minutes) =>
      `Há horários demais retidos pela sua conexão. Tente novamente em ${minutes} minutos.`,
    page: '<p>Não encontrado</p>',
    home: 'Voltar à página inicial',
  },
  'es-ES': {
    missing: 'No encontrado',
    method: 'Esta dirección no admite ese método',
    type: 'Envíe application/json',
    notBookable: 'Este horario ya no se puede reservar.',
    step: 'No hay lista de espera para este servicio.',
    tooMany: (minutes) =>
      `Hay demasiados horarios retenidos desde su conexión. Inténtelo de nuevo en ${minutes} minutos.`,
    page: '<p>No encontrado</p>',
    home: 'Volver al inicio',
  },
}

const customer = { fullName: 'Anna Berg', email: 'anna@example.com', phone: '555 010 0000' }
const entry = { serviceId: 'mini', customer, preferredDays: [], note: '', website: '', filledIn: 60_000 }

const answerTo = async (path: string, method: string): Promise<unknown> =>
  (await app().fetch(path, { method })).json()

describe.each(Object.entries(told))('%s', (language, texts) => {
  beforeEach(async () => {
    await sql`update business set language = ${language}`.execute(app().database.kysely)
  })

  test('says in the studio’s language what was refused', async () => {
    const slotId = await addSlot(app().rows, { is_disabled: true })
    expect(await app().refusal(holdSlot, { id: slotId })).toMatchObject({ message: texts.notBookable })
    expect(await app().refusal(getOrder, { id: 'gone' })).toMatchObject({ message: texts.missing })
    expect(await app().refusal(joinWaitlist, entry)).toMatchObject({ message: texts.step })
  })

  test('what an address does not take is refused in it too', async () => {
    expect(await answerTo('/api/public/business', 'PUT')).toMatchObject({ message: texts.method })
    expect(await answerTo('/api/public/inquiries', 'POST')).toMatchObject({ message: texts.type })
  })

  test('a browser’s page of a missing address says it too, and is of that language', async () => {
    const response = await app().fetch('/nothing', { headers: { accept: 'text/html' } })
    const html = await response.text()
    expect(html).toContain(texts.page)
    expect(html).toContain(texts.home)
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('too many times on hold: says how many minutes until one is free', async () => {
    await addPackage(app().rows)
    const [first, second] = [await addSlot(app().rows), await addSlot(app().rows)]
    await app().call(holdSlot, { id: first }, { token: newToken() })
    await sql`update slot set lockout_end = now() + interval '178 seconds' where id = ${first}`.execute(
      app().database.kysely,
    )
    const response = await app().fetch(`/api/public/bookings/${second}/hold-slot`, {
      method: 'PATCH',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ error: 'too_many_holds', message: texts.tooMany(3) })
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(120)
    expect(seconds).toBeLessThanOrEqual(178)
  })
})

async function checkUntilRefused(): Promise<never> {
  for (;;) await app().call(checkContract, { fingerprint: 'a'.repeat(64) })
}

test('one check of a contract too many is told as such', async () => {
  await expect(checkUntilRefused()).rejects.toMatchObject({
    status: 429,
    message: 'Too many checks, try again in a minute.',
  })
})

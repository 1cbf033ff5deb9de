import {
  getBusiness,
  getEnums,
  getPage,
  getPaymentServices,
  getShownGroups,
  getSite,
  getTranslations,
  listServices,
  reportError,
} from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { putSettings } from '../../testing/booked.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'
import { withoutPersonalData } from './report-error.ts'

const app = useTestApp()

interface PageRow {
  id: string
  slug: string | null
  isPublished?: boolean
  businessId?: string
}

async function addPage({ id, slug, isPublished = true, businessId = app().rows.businessId }: PageRow) {
  const layout = JSON.stringify({ contents: [{ id: 'b1', name: 'hero', options: { template: 'HERO-1' } }] })
  await app()
    .database.kysely.insertInto('page')
    .values({ business_id: businessId, id, slug, title: id, layout, is_published: isPublished })
    .execute()
}

test('the business says what everyone may know and nothing of its settings', async () => {
  const business = await app().call(getBusiness, {})
  expect(business).toMatchObject({
    id: app().rows.businessId,
    domain: 'studio.test',
    timeZone: 'America/Chicago',
    paymentSetup: { currency: 'USD' },
    paymentServices: [{ method: 'OUTSIDE' }],
  })
  const response = await app().fetch('/api/public/business')
  expect(await response.text()).not.toContain('COLLECT_FEES')
})

test('payment services are those of checkout', async () => {
  expect(await app().call(getPaymentServices, {})).toMatchObject({
    feeCollection: 'COLLECT_FEES_OFFLINE',
    methods: [{ method: 'OUTSIDE' }],
  })
  const { businessId } = await addSite(app().database, 'other.test')
  await sql`update business set settings = jsonb_set(settings, '{payments,instructions}', '"By transfer."')
    where id = ${businessId}`.execute(app().database.kysely)
  const instructionsAt = async (host: string) =>
    (await app().call(getPaymentServices, {}, { host })).instructions
  expect(await instructionsAt('studio.test')).toBe('By cheque.')
  expect(await instructionsAt('other.test')).toBe('By transfer.')
})

const form = (anchorId: unknown, rest = {}) => ({
  id: 'f',
  name: 'inquiryForm',
  options: { anchorId },
  ...rest,
})

test('a page says where its inquiry form stands, if that has an address', async () => {
  const { businessId } = app().rows
  const pages = {
    bare: {},
    write: { contents: [{ id: 'h', name: 'hero', options: { anchorId: 'top' } }, form('inquiry')] },
    hidden: { contents: [form('inquiry', { visibility: false })] },
    odd: { contents: [form('No Anchor'), form(''), form(4)] },
    unnamed: { contents: [form(undefined)] },
  }
  const rows = Object.entries(pages).map(([slug, layout]) => ({
    business_id: businessId,
    id: slug,
    slug,
    title: slug,
    layout: JSON.stringify(layout),
  }))
  await app().database.kysely.insertInto('page').values(rows).execute()
  const site = await app().call(getSite, {})
  const places = site.pages.flatMap(({ id, inquiryAnchor }) => (inquiryAnchor ? [[id, inquiryAnchor]] : []))
  expect(places).toEqual([['write', 'inquiry']])
})

test('the site lists published pages of this studio only', async () => {
  const { businessId } = await addSite(app().database, 'other.test')
  await addPage({ id: 'home', slug: null })
  await addPage({ id: 'about', slug: 'about' })
  await addPage({ id: 'draft', slug: 'draft', isPublished: false })
  await addPage({ id: 'theirs', slug: 'theirs', businessId })
  const site = await app().call(getSite, {})
  expect(site.pages.map(({ id }) => id)).toEqual(['about', 'home'])
  expect(site.theme.name).toBe('Plain')
  expect(site.inquiryTemplate.questions).toHaveLength(4)
  expect(await app().call(getPage, { slug: 'home' })).toMatchObject({
    slug: null,
    layout: { contents: [{ id: 'b1' }] },
  })
  expect(await app().call(getPage, { slug: 'about' })).toMatchObject({ slug: 'about' })
  for (const slug of ['draft', 'theirs', 'nowhere']) {
    expect(await app().refusal(getPage, { slug })).toMatchObject({ status: 404, error: 'not_found' })
  }
})

test('a service’s page knows its service’s address while that is published', async () => {
  await addPage({ id: 'minis', slug: 'minis' })
  const { kysely } = app().database
  await kysely.updateTable('page').set({ service_id: 'mini' }).execute()
  const slugs = async () =>
    (await app().call(getSite, {})).pages.map(({ serviceId, serviceSlug }) => [serviceId, serviceSlug])
  expect(await slugs()).toEqual([['mini', 'mini']])
  await kysely.updateTable('service').set({ is_published: false }).execute()
  expect(await slugs()).toEqual([['mini', null]])
})

test('no public answer names who may hold the preview', async () => {
  await addPage({ id: 'home', slug: null })
  const origins = JSON.stringify(['https://secret-builder.example'])
  await sql`update business set settings = jsonb_set(settings, '{builderOrigins}', ${origins}::jsonb)`.execute(
    app().database.kysely,
  )
  for (const path of ['site', 'business', 'groups', 'pages/home', 'services']) {
    const answer = await app().fetch(`/api/public/${path}`)
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).not.toMatch(/builderOrigins|secret-builder/)
  }
})

test('lists and catalogues are answered, an unknown language is not there', async () => {
  expect(await app().call(getEnums, {})).toHaveProperty('slotStatuses', ['AVAILABLE', 'BOOKING', 'BOOKED'])
  const { language, messages } = await app().call(getTranslations, { lng: 'de-DE' })
  expect(language).toBe('de-DE')
  expect(messages).toBeTypeOf('object')
  expect((await app().fetch('/api/public/translations/languages/xx-XX')).status).toBe(404)
})

test('another studio’s organisation lists nothing', async () => {
  const { businessId } = await addSite(app().database, 'other.test')
  expect(await app().call(listServices, { organizationIds: [businessId] })).toEqual([])
})

test('a browser’s error is recorded without what could name somebody, and not without end', async () => {
  const message = 'Failed for ann@people.example at order q1w2e3r4t5y6u7i8o9p0aaaa, call +1 555 010 0200'
  expect(await app().call(reportError, { message })).toEqual({ isRecorded: true })
  expect(JSON.stringify(app().logged)).toContain('Failed for …@… at order …, call …')
  for (let sent = 1; sent < 60; sent += 1) await app().call(reportError, { message: 'again' })
  expect(await app().refusal(reportError, { message: 'once more' })).toMatchObject({ status: 429 })
})

test.each([
  ['plain words stay', 'plain words stay'],
  ['TypeError: x is not a function (app.js:12:34)', 'TypeError: x is not a function (app.js:12:34)'],
  ['a.b+c@d-e.co.uk failed', '…@… failed'],
])('%s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

test('the studio’s lists are its own, and say nothing of its other settings', async () => {
  expect(await app().call(getShownGroups, {})).toEqual({
    faq: [],
    howItWorks: [],
    photoshootApproach: { title: '', text: '' },
    clientReviews: [],
  })
  await putSettings(app(), {
    howItWorks: [{ title: 'We write to you', description: '' }],
    groups: {
      faq: [{ question: 'Rain?', answer: 'We wait.' }],
      clientReviews: [{ testimonial: 'So calm.', name: 'Ann' }],
      paymentReminder: { daysBefore: 9 },
    },
  })
  const groups = await app().call(getShownGroups, {})
  expect(groups).toMatchObject({
    faq: [{ question: 'Rain?', answer: 'We wait.' }],
    howItWorks: [{ title: 'We write to you' }],
    clientReviews: [{ testimonial: 'So calm.', name: 'Ann', avatar: null }],
  })
  expect(Object.keys(groups)).not.toContain('paymentReminder')
  await addSite(app().database, 'other.test')
  expect(await app().call(getShownGroups, {}, { host: 'other.test' })).toMatchObject({
    faq: [],
    howItWorks: [],
  })
})

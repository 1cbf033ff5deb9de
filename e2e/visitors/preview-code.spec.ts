import { expect, type Page } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send } from '../site/builder.ts'
import { block, show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const update = (sequence: number, view: object) => ({
  action: 'web-builder-page-update',
  sequence,
  view,
})
const step = (name: string) => ({ kind: 'step', step: name })
const offerPage = {
  kind: 'page',
  page: {
    id: 'offer',
    slug: null,
    serviceId: 'not-published',
    title: '',
    layout: { headers: [], contents: [words('o', 'Offer')], footers: [] },
  },
}

const told = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-invalid')).map(({ data }) => [
    data['sequence'],
    (data['problems'] as readonly { path: string }[])[0]?.path,
  ])
const appliedBy = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-applied')).map(({ data }) => data['sequence'])

for (const [file, view, heading] of [
  ['questionnaire', step('questionnaire'), 'Questionnaire'],
  ['panel-screen', offerPage, 'Offer'],
] as const)
  test(`${file}: code that does not come is told, the page stays, and the next try may have it`, async ({
    builder,
  }) => {
    await showPage(builder, [words('a', 'One')])
    const frame = previewOf(builder)
    const files = new RegExp(`/assets/[^/]*${file}`)
    await builder.route(files, (route) => route.abort())
    await send(builder, update(20, view))
    await expect.poll(() => told(builder)).toEqual([[20, 'view']])
    await expect(frame.getByRole('heading', { name: 'One' })).toBeVisible()
    await send(builder, { action: 'web-builder-mark', sequence: 21, id: 'a' })
    await expect.poll(() => appliedBy(builder)).toContain(21)
    await builder.unroute(files)
    await show(builder, view)
    await expect(frame.getByRole('heading', { name: heading })).toBeVisible()
  })

const list = (more: object = {}) =>
  block('l', 'serviceList', { template: 'service-list-1', source: 'fullSessions', ...more })

test('a list that could not be had is there with a later change', async ({ builder }) => {
  await builder.context().route('**/api/public/services?*', (route) => route.abort())
  await showPage(builder, [list()])
  const frame = previewOf(builder)
  await expect(frame.getByText('Our services could not be loaded.')).toBeVisible()
  await builder.context().unroute('**/api/public/services?*')
  await expect(async () => {
    await showPage(builder, [list({ title: 'Again' })])
    await expect(frame.getByRole('link', { name: 'Wedding day' })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a service that could not be had is no sample afterwards', async ({ builder }) => {
  const wedding = { kind: 'stored', slug: 'wedding-day' }
  const its = '**/api/public/services/wedding-day'
  await builder.context().route(its, (route) => route.abort())
  await send(builder, update(50, wedding))
  await expect.poll(() => told(builder)).toEqual([[50, 'view']])
  await builder.context().unroute(its)
  await show(builder, wedding)
  const frame = previewOf(builder)
  await expect(frame.getByRole('heading', { name: 'Wedding Day' }).first()).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Sample session' })).toHaveCount(0)
})

test('what stood stays until the code of a step is there', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  const asked = builder.waitForRequest(/\/assets\/[^/]*questionnaire/)
  await builder.route(/\/assets\/[^/]*questionnaire/, async (route) => {
    await late
    await route.continue()
  })
  await send(builder, update(30, step('questionnaire')))
  await asked
  // An empty screen would have been drawn by then.
  await frame.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame)
  })
  await expect(frame.getByRole('heading', { name: 'One' })).toBeVisible()
  letCome()
  await expect(frame.getByRole('heading', { level: 1, name: 'Questionnaire' })).toBeVisible()
})

test('a screen that crashes says its words, is told, and gives its place to the next', async ({
  builder,
}) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await builder.route(/\/assets\/[^/]*finish-screen[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const FinishScreen = () => { throw new Error('The shutter sticks') }`,
    }),
  )
  await send(builder, update(40, { kind: 'finish' }))
  await expect.poll(() => told(builder)).toEqual([[40, 'view']])
  await expect(frame.getByText('The shutter sticks')).toBeVisible()
  await send(builder, { action: 'web-builder-mark', sequence: 41, id: null })
  await expect.poll(() => appliedBy(builder)).toContain(41)
  await showPage(builder, [words('a', 'Again')])
  await expect(frame.getByRole('heading', { name: 'Again' })).toBeVisible()
})

test('an anchor leads within the page, and nowhere else', async ({ builder }) => {
  await show(builder, step('your-information'))
  const frame = previewOf(builder)
  const address = frame.url()
  const skip = frame.getByRole('link', { name: 'Skip to the form' })
  await skip.focus()
  await builder.keyboard.press('Enter')
  await expect(frame.locator('#form')).toBeFocused()
  expect(frame.url()).toBe(address)
})

test('a link that is pointed at asks for nothing of where it leads visitors', async ({ builder }) => {
  await show(builder, { kind: 'stored', slug: null })
  const frame = previewOf(builder)
  const asked: string[] = []
  builder.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = frame.getByRole('link', { name: 'Contact' }).first()
  await link.hover()
  await link.focus()
  await show(builder, step('select-addons'))
  await show(builder, { kind: 'stored', slug: 'about' })
  expect(asked).toContain('/api/public/pages/about')
  expect(asked).not.toContain('/api/public/pages/contact')
})

test('a picture that is looked at and closed leaves the builder’s history alone', async ({ builder }) => {
  await show(builder, { kind: 'stored', slug: 'portfolio' })
  const frame = previewOf(builder)
  const length = () => builder.evaluate(() => history.length)
  const before = await length()
  await frame
    .getByRole('link', { name: /^Open image/ })
    .first()
    .click()
  const viewer = frame.getByRole('dialog', { name: 'Picture viewer' })
  await expect(viewer).toBeVisible()
  expect(await length()).toBe(before)
  await builder.evaluate(() => ['/one', '/two'].forEach((page) => history.pushState(null, '', page)))
  await builder.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await frame.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  // Steps through a history are made in turn: one that was taken before would lead further than this.
  await builder.goBack()
  await expect(builder).toHaveURL(/\/one$/)
})

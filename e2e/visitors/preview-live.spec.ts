import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../site/axe.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send, themeOf, themeUpdate } from '../site/builder.ts'
import { block, show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

/** All bodies are posted in one task. */
const postAtOnce = (builder: Page, bodies: readonly unknown[]) =>
  builder.evaluate((sent) => {
    const { send: post } = window as unknown as { send: (body: unknown) => void }
    for (const body of sent) post(body)
  }, bodies)

const numbersOf = async (builder: Page, action: string) =>
  (await heardOf(builder, action)).map(({ data }) => Number(data['sequence']))
const appliedBy = (builder: Page) => numbersOf(builder, 'web-builder-applied')

let numbered = 7000
const showTheme = async (builder: Page, more: object, theme: object = {}) => {
  numbered += 1
  const sequence = numbered
  const whole = { ...themeOf('#ffffff'), ...theme }
  await send(builder, { action: 'web-builder-theme-update', sequence, theme: whole, ...more })
  await expect.poll(() => appliedBy(builder)).toContain(sequence)
}

const page = (sequence: number, title: string) => ({
  action: 'web-builder-page-update',
  sequence,
  view: {
    kind: 'page',
    page: {
      id: 'draft',
      slug: null,
      title,
      layout: { headers: [], contents: [words('a', title)], footers: [] },
    },
  },
})

test('another name and logo are seen in a step and on Finish as they stand, and what is typed stays', async ({
  builder,
}) => {
  await show(builder, { kind: 'step', step: 'your-information' })
  const frame = previewOf(builder)
  const field = frame.getByRole('textbox').first()
  await field.fill('Nora')
  await showTheme(builder, { brand: { businessName: 'Zork Inc' } })
  await expect(frame.getByRole('link', { name: 'Zork Inc' })).toBeVisible()
  await expect(field).toHaveValue('Nora')
  await showTheme(builder, { brand: { businessName: 'Zork Inc', logo: { url: '/favicon.ico' } } })
  await expect(frame.getByRole('img', { name: 'Zork Inc' })).toHaveAttribute('src', '/favicon.ico')

  await show(builder, { kind: 'finish' })
  await expect(frame.getByText('SAM-PLE')).toBeVisible()
  await showTheme(builder, { brand: { businessName: 'Quill & Co' } })
  // A line for paper bears the name too.
  await expect(frame.locator('main').getByText('Quill & Co').filter({ visible: true }).first()).toBeVisible()
  await expect(frame.locator('main').getByText('Zork Inc')).toHaveCount(0)
})

test('what is wrong leaves what came before it in the same breath', async ({ builder }) => {
  await showPage(builder, [words('a', 'Before')])
  const nope = { action: 'web-builder-page-update', sequence: 8009, view: { kind: 'nope' } }
  await postAtOnce(builder, [page(8008, 'Valid'), nope])
  await expect.poll(() => appliedBy(builder)).toContain(8008)
  await expect.poll(() => numbersOf(builder, 'web-builder-invalid')).toEqual([8009])
  const frame = previewOf(builder)
  await expect(frame.getByRole('heading', { name: 'Valid' })).toBeVisible()

  // The page makes the frame one that has taken something already: no theme of it is read at once.
  await postAtOnce(builder, [page(8010, 'Again'), themeUpdate(8011, '#102030'), themeUpdate(8012, 'red')])
  await expect.poll(() => appliedBy(builder)).toContain(8011)
  await expect.poll(() => numbersOf(builder, 'web-builder-invalid')).toEqual([8009, 8012])
  await expect(frame.locator('[data-block="a"] [data-scheme]').first()).toHaveCSS(
    'background-color',
    'rgb(16, 32, 48)',
  )
})

/** Each of some messages has frames of its own. */
const nextFrames = (builder: Page) =>
  builder.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

test('nothing is told as applied before what came ahead of it', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  await showTheme(builder, {})
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  await builder.route(/step-screen/, async (route) => {
    await late
    await route.continue()
  })
  await send(builder, {
    action: 'web-builder-page-update',
    sequence: 8102,
    view: { kind: 'step', step: 'payments' },
  })
  for (const sequence of [8103, 8104, 8105]) {
    await nextFrames(builder)
    await send(builder, { action: 'web-builder-mark', sequence, id: 'a' })
  }
  await send(builder, themeUpdate(8106, '#102030'))
  await nextFrames(builder)
  letCome()
  await expect.poll(() => appliedBy(builder)).toContain(8106)
  const told = (await appliedBy(builder)).filter((sequence) => sequence > 8100)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(told[0]).toBe(8102)
})

const draftOf = (slug: string | null, serviceId: string | null = null) => ({
  kind: 'page',
  page: {
    id: `draft-${slug}`,
    slug,
    serviceId,
    title: '',
    layout: { headers: [], contents: [], footers: [] },
  },
})
const menuItems = [
  { title: 'Home', slug: null, children: [] },
  { title: 'Contact', slug: 'contact', children: [] },
  { title: 'Minis', slug: 'services/orchard-light-minis', children: [] },
]
const header = (options: object = {}) => block('head', 'header', { template: 'MAIN-HEADER-1', ...options })

test('the menu marks the page that is shown', async ({ builder }) => {
  await showTheme(builder, {}, { menuItems, headers: [header()] })
  const frame = previewOf(builder)
  const marked = () => frame.locator('header a[aria-current="page"]').allTextContents()
  const site = (await frame.evaluate(async () => (await fetch('/api/public/site')).json())) as {
    data: { pages: readonly { serviceId: string | null; serviceSlug: string | null }[] }
  }
  const minis = site.data.pages.find(({ serviceSlug }) => serviceSlug === 'orchard-light-minis')
  const views: readonly (readonly [object, readonly string[]])[] = [
    [draftOf(null), ['Home']],
    [draftOf('contact'), ['Contact']],
    [{ kind: 'stored', slug: 'contact' }, ['Contact']],
    [draftOf(null, minis?.serviceId ?? null), ['Minis']],
    [draftOf(null, 'not-published'), []],
    [{ kind: 'service' }, []],
    [{ kind: 'finish' }, []],
    [{ kind: 'stored', slug: null }, ['Home']],
  ]
  for (const [view, titles] of views) {
    await show(builder, view)
    expect([...new Set(await marked())], JSON.stringify(view)).toEqual(titles)
  }
})

test('the brand’s logo stands in a header that has none of its own', async ({ builder }) => {
  const brand = { businessName: 'Zork Inc', logo: { url: '/brand-logo.png', width: 90, height: 30 } }
  await showPage(builder, [words('a', 'One')])
  await showTheme(builder, { brand }, { headers: [header({ brandDisplay: 'image' })] })
  const logo = previewOf(builder).locator('header').getByRole('img', { name: 'Zork Inc' })
  await expect(logo).toHaveAttribute('src', '/brand-logo.png')
  const own = header({ brandDisplay: 'image', logo: { url: '/own-logo.png' } })
  await showTheme(builder, { brand }, { headers: [own] })
  await expect(logo).toHaveAttribute('src', '/own-logo.png')
})

const many = (id: string, title: string) =>
  Array.from({ length: 8 }, (_, index) => words(`${id}${index}`, title, { paddingTop: 300 }))

const shownPage = (id: string, title: string) => ({
  kind: 'page',
  page: { id, slug: id, title, layout: { headers: [], contents: many(id, title), footers: [] } },
})

test('another page begins at its top, a change of the same one is seen where it is', async ({ builder }) => {
  await showTheme(builder, {}, { menuItems, headers: [header()] })
  await show(builder, shownPage('one', 'One'))
  const frame = previewOf(builder)
  const place = () => frame.evaluate(() => Math.round(scrollY))
  await frame.evaluate(() => scrollTo(0, 1200))
  await show(builder, shownPage('one', 'Other'))
  expect(await place()).toBeGreaterThan(600)
  await show(builder, shownPage('two', 'Two'))
  expect(await place()).toBe(0)

  await send(builder, { action: 'web-builder-scroll-to', sequence: 8201, id: 'two4' })
  await expect.poll(place).toBeGreaterThan(600)
  await send(builder, { action: 'web-builder-scroll-to', sequence: 8202, id: 'head' })
  await expect.poll(place).toBe(0)
  await frame.evaluate(() => scrollTo(0, 1200))
  await show(builder, { kind: 'step', step: 'questionnaire' })
  expect(await place()).toBe(0)
})

test('a stored page that is not there is told by its path, and the preview says so', async ({ builder }) => {
  await show(builder, { kind: 'stored', slug: 'contact' })
  const frame = previewOf(builder)
  await send(builder, {
    action: 'web-builder-page-update',
    sequence: 8501,
    view: { kind: 'stored', slug: 'nowhere' },
  })
  await expect.poll(() => numbersOf(builder, 'web-builder-invalid')).toEqual([8501])
  const [told] = await heardOf(builder, 'web-builder-invalid')
  expect(told?.data['problems']).toEqual([{ path: 'view.slug', message: 'No such page is published' }])
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(frame.getByRole('banner')).toHaveCount(1)
  expect(await appliedBy(builder)).not.toContain(8501)
  // What is judged may still be what the page gives place to.
  await expect.poll(() => axeViolations(builder)).toEqual([])

  await showTheme(builder, {})
  await send(builder, { action: 'web-builder-mark', sequence: 8601, id: null })
  await expect.poll(() => appliedBy(builder)).toContain(8601)
  await expect.poll(() => numbersOf(builder, 'web-builder-invalid')).toEqual([8501])
  await show(builder, { kind: 'stored', slug: 'contact' })
  await expect(frame.getByText('Page not found')).toHaveCount(0)
})

test('no block of the theme has the id of one on the page, and a mark ends with its page', async ({
  builder,
}) => {
  await showTheme(builder, {}, { menuItems })
  await showPage(builder, [words('a', 'One')])
  const theme = { ...themeOf('#ffffff'), menuItems, headers: [{ ...header(), id: 'a' }] }
  await send(builder, { action: 'web-builder-theme-update', sequence: 8701, theme })
  await expect.poll(() => numbersOf(builder, 'web-builder-invalid')).toEqual([8701])
  const frame = previewOf(builder)
  await expect(frame.getByRole('banner')).toHaveCount(0)

  await send(builder, { action: 'web-builder-mark', sequence: 8702, id: 'a' })
  await expect(frame.locator('[data-meant="marked"]')).toHaveCount(1)
  await showPage(builder, [words('a', 'Other words')])
  await expect(frame.locator('[data-meant="marked"]')).toHaveCount(1)
  const other = { id: 'other', slug: null, title: '', layout: { headers: [], contents: [], footers: [] } }
  const contents = [words('a', 'Elsewhere')]
  await show(builder, { kind: 'page', page: { ...other, layout: { ...other.layout, contents } } })
  await expect(frame.locator('[data-meant="marked"]')).toHaveCount(0)
})

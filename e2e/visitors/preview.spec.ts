import { expect, type Frame, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { countRenders } from '../../scripts/preview-bench/count-renders.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import {
  BUILDER,
  frameOf,
  givePage,
  heardOf,
  previewOf,
  send,
  STRANGER,
  themeOf,
  themeUpdate,
} from '../site/builder.ts'
import { ADDRESS, block, showPage, SITE, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const titles = (frame: Frame) => frame.locator('main h1, main h2').allTextContents()

test('the document is the builder’s to hold, and nobody else’s', async ({ page }) => {
  const policyOf = async (path: string) => {
    const response = await page.goto(SITE + path)
    return response?.headers()['content-security-policy'] ?? ''
  }
  const own = await policyOf('/web-builder/preview')
  expect(own).toContain(`frame-ancestors ${BUILDER}`)
  expect(own).toContain("form-action 'none'")
  await expect(page).toHaveTitle('Web Builder Preview')
  for (const path of ['/', '/contact', '/services/orchard-light-minis', '/nowhere'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  const told = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), path)
  expect(await told('/web-builder/preview')).toContain(BUILDER)
  for (const path of ['/', '/contact', '/nowhere', '/api/public/site', '/api/public/business'])
    expect(await told(path)).not.toContain(BUILDER)
})

test('blocks are added, moved, changed and taken away', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  const frame = previewOf(builder)
  expect(await titles(frame)).toEqual(['One', 'Two'])
  await frame
    .locator('[data-block="b"] [data-template]')
    .evaluate((node) => node.setAttribute('data-kept', ''))
  await showPage(builder, [words('b', 'Two'), words('c', 'Three'), words('a', 'Other')])
  expect(await titles(frame)).toEqual(['Two', 'Three', 'Other'])
  await expect(frame.locator('[data-kept]')).toHaveCount(1)
  await showPage(builder, [])
  await expect(frame.getByText('Add your first section in the builder.')).toBeVisible()
})

test('hidden blocks stay hidden until the builder asks', async ({ builder }) => {
  const contents = [words('a', 'One'), { ...words('b', 'Two'), visibility: false }]
  await showPage(builder, contents)
  expect(await titles(previewOf(builder))).toEqual(['One'])
  await showPage(builder, contents, { showsHidden: true })
  expect(await titles(previewOf(builder))).toEqual(['One', 'Two'])
})

test('a theme that is partly wrong changes nothing, and each place is told', async ({ builder }) => {
  await send(builder, themeUpdate(1, '#102030'))
  await expect.poll(() => heardOf(builder, 'web-builder-applied')).toHaveLength(1)
  const theme = themeOf('#405060', 'comic')
  await send(builder, { action: 'web-builder-theme-update', sequence: 2, theme })
  await expect.poll(() => heardOf(builder, 'web-builder-invalid')).toHaveLength(1)
  const [answer] = await heardOf(builder, 'web-builder-invalid')
  expect(answer?.data).toMatchObject({ sequence: 2, problems: [{ path: 'theme.styles.typography' }] })
  expect(answer?.origin).toBe(SITE)
  const background = () =>
    previewOf(builder).evaluate(
      () => getComputedStyle(document.querySelector('[data-scheme="light_1"]')!).backgroundColor,
    )
  expect(await background()).toBe('rgb(16, 32, 48)')
})

const postAtOnce = (builder: Page, updates: readonly unknown[]) =>
  builder.evaluate((bodies) => {
    const { send: post } = window as unknown as { send: (body: unknown) => void }
    for (const body of bodies) post(body)
  }, updates)

/** Sequence numbers of the updates that the preview said it applied, as they were told. */
const appliedBy = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-applied')).map(({ data }) => Number(data['sequence']))

test('of a thousand updates the last one wins, and few are applied', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const updates = Array.from({ length: 1000 }, (_, index) =>
    themeUpdate(1000 + index, `#${(index + 4096).toString(16).padStart(6, '0')}`),
  )
  await postAtOnce(builder, updates)
  const applied = () => appliedBy(builder)
  await expect.poll(async () => (await applied()).at(-1)).toBe(1999)
  expect((await applied()).length).toBeLessThan(200)
  const value = await previewOf(builder).evaluate(() =>
    getComputedStyle(document.querySelector('[data-block="a"] [data-scheme]')!).getPropertyValue(
      '--s-primary-background',
    ),
  )
  expect(value.trim()).toBe(
    updates.at(-1)?.theme.colorPalettes[0]?.colorSchemes[0]?.colors.primary.background,
  )
})

/** A form, and two lists of which the last asks for the given services. */
const asking = (source: string) => [
  words('a', 'One'),
  block('form', 'inquiryForm', { template: 'INQUIRY-FORM-1', title: 'Ask' }),
  block('one', 'serviceList', { template: 'service-list-1', source: 'fullSessions' }),
  block('other', 'serviceList', { template: 'service-list-1', source }),
]

test('a changed option draws its block alone, and a theme draws none', async ({ builder }) => {
  await builder.addInitScript(countRenders)
  await builder.reload()
  await expect.poll(() => heardOf(builder, 'web-builder-ready')).toHaveLength(1)
  const names = () => previewOf(builder).evaluate(() => [...new Set(window.renderCount.take())])
  await showPage(builder, [words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  await expect(previewOf(builder).getByRole('heading', { name: 'Three' })).toBeVisible()
  expect(await names()).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  await showPage(builder, [words('a', 'One'), words('b', 'Other'), words('c', 'Three')])
  await expect(previewOf(builder).getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(await names()).toEqual(['b'])
  await showPage(builder, asking('fullSessions'))
  await names()
  await showPage(builder, asking('miniSessions'))
  expect(await names()).toEqual(['other'])
  const applied = async () =>
    (await heardOf(builder, 'web-builder-applied')).map(({ data }) => data['sequence'])
  // The first theme also takes away the header and footer that the studio has.
  await send(builder, themeUpdate(3001, '#102030'))
  await expect.poll(applied).toContain(3001)
  await names()
  await send(builder, themeUpdate(3002, '#405060', 'quarto'))
  await expect.poll(applied).toContain(3002)
  await expect(previewOf(builder).locator('html')).not.toHaveAttribute('data-restyling')
  expect(await names()).toEqual([])
})

test('a preview that is slow takes the last of what was said meanwhile', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const updates = Array.from({ length: 5 }, (_, index) => themeUpdate(4000 + index, `#10203${index}`))
  await previewOf(builder).evaluate(() => {
    requestAnimationFrame(() => {
      for (const until = performance.now() + 500; performance.now() < until;);
    })
  })
  await postAtOnce(builder, updates)
  const applied = () => appliedBy(builder)
  await expect.poll(async () => (await applied()).at(-1)).toBe(4004)
  const inOrder = await applied()
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  await expect(previewOf(builder).locator('[data-block="a"] [data-scheme]').first()).toHaveCSS(
    'background-color',
    'rgb(16, 32, 52)',
  )
})

test('either side reloads: the preview says that it is ready again', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  await previewOf(builder).evaluate(() => location.reload())
  await expect.poll(() => heardOf(builder, 'web-builder-ready')).toHaveLength(2)
  await showPage(builder, [words('a', 'Again')])
  await builder.reload()
  await expect.poll(() => heardOf(builder, 'web-builder-ready')).toHaveLength(1)
  await showPage(builder, [words('a', 'And again')])
  expect(await titles(previewOf(builder))).toEqual(['And again'])
})

test('a press chooses a block and leads nowhere; the builder marks one and brings it up', async ({
  builder,
}) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two'), words('c', 'Three'), words('d', 'Four')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="b"]').getByRole('link').click()
  const selected = async () => (await heardOf(builder, 'web-builder-select')).map(({ data }) => data['id'])
  await expect.poll(selected).toEqual(['b'])
  expect(frame.url()).toBe(ADDRESS)
  await expect(frame.getByRole('button', { name: 'Introduction · ONLY-TEXT-1', pressed: true })).toBeVisible()
  await send(builder, { action: 'web-builder-mark', sequence: 900, id: 'd' })
  await send(builder, { action: 'web-builder-scroll-to', sequence: 901, id: 'd' })
  await expect(frame.locator('[data-block="d"]')).toHaveAttribute('data-meant', 'marked')
  await expect(frame.locator('[data-block="d"] h2')).toBeInViewport()
})

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

/** Files of the preview: its modules, and whatever only they ask for. */
function ownFiles(): string[] {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >
  const chunks = Object.entries(manifest)
  const own = new Set(
    chunks.map(([source]) => source).filter((source) => source.startsWith('packages/site/src/preview/')),
  )
  const askersOf = (wanted: string) =>
    chunks.filter(([, { imports = [], dynamicImports = [] }]) =>
      [...imports, ...dynamicImports].includes(wanted),
    )
  for (let before = -1; before !== own.size;) {
    before = own.size
    for (const [source] of chunks) {
      const askers = askersOf(source)
      if (askers.length > 0 && askers.every(([asker]) => own.has(asker))) own.add(source)
    }
  }
  return [...own].flatMap((source) => [manifest[source]?.file ?? '', ...(manifest[source]?.css ?? [])])
}

test('visitors fetch none of it', async ({ page }) => {
  const own = ownFiles()
  expect(own.length).toBeGreaterThan(3)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)))
  for (const path of ['/', '/portfolio', '/contact', '/services/orchard-light-minis', '/nowhere']) {
    await page.goto(SITE + path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  expect(fetched.filter((file) => own.includes(file))).toEqual([])
})

test('a stranger’s page gets no word of the preview', async ({ page }) => {
  await givePage(page, STRANGER, { frames: [frameOf(ADDRESS)] })
  await page.goto(STRANGER)
  await page.waitForLoadState('networkidle')
  expect(await heardOf(page, 'web-builder-ready')).toEqual([])
})

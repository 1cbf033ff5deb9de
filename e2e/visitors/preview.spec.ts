import { expect, test as base, type Frame, type Page } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import {
  BUILDER,
  frameOf,
  givePage,
  heardOf,
  previewOf,
  send,
  themeOf,
  themeUpdate,
} from '../site/builder.ts'
import { urlOf } from '../site/studios.ts'

const SITE = urlOf('preview')
const ADDRESS = `${SITE}/web-builder/preview`

/** The builder's page with the preview, which has said that it is ready. */
const test = base.extend<{ builder: Page; faults: string[]; sent: string[] }>({
  faults: async ({ context }, give) => {
    const faults: string[] = []
    context.on('weberror', (error) => faults.push(error.error().message))
    await give(faults)
    expect(faults).toEqual([])
  },
  /** What left the page beyond asking. */
  sent: async ({ context }, give) => {
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await give(sent)
    expect(sent).toEqual([])
  },
  builder: async ({ page, faults: _f, sent: _s }, give) => {
    await givePage(page, BUILDER, { frames: [frameOf(ADDRESS)] })
    await page.goto(BUILDER)
    await expect.poll(() => heardOf(page, 'web-builder-ready')).toHaveLength(1)
    await give(page)
  },
})

test.use({ launchOptions: besideTheSite() })

const block = (id: string, name: string, options: object) => ({ id, name, visibility: true, options })
const words = (id: string, title: string, more: object = {}) =>
  block(id, 'introduction', {
    template: 'ONLY-TEXT-1',
    title,
    buttonLink: 'https://scratch.example',
    ...more,
  })
const pageOf = (contents: readonly object[]) => ({
  id: 'draft',
  slug: null,
  title: 'Draft',
  layout: { headers: [], contents, footers: [] },
})
let numbered = 100
const show = async (page: Page, view: object, more: object = {}): Promise<number> => {
  numbered += 1
  const sequence = numbered
  await send(page, { action: 'web-builder-page-update', sequence, view, ...more })
  await expect
    .poll(async () => (await heardOf(page, 'web-builder-applied')).map(({ data }) => data['sequence']))
    .toContain(sequence)
  return sequence
}
const showPage = (page: Page, contents: readonly object[], more: object = {}) =>
  show(page, { kind: 'page', page: pageOf(contents) }, more)

const titles = (frame: Frame) => frame.locator('main h1, main h2').allTextContents()

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

test('of a thousand updates the last one wins, and few are applied', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const updates = Array.from({ length: 1000 }, (_, index) =>
    themeUpdate(1000 + index, `#${(index + 4096).toString(16).padStart(6, '0')}`),
  )
  await builder.evaluate((bodies) => {
    const { send: post } = window as unknown as { send: (body: unknown) => void }
    for (const body of bodies) post(body)
  }, updates)
  const applied = async () =>
    (await heardOf(builder, 'web-builder-applied')).map(({ data }) => Number(data['sequence']))
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
  expect((await heardOf(builder, 'web-builder-select')).map(({ data }) => data['id'])).toEqual(['b'])
  expect(frame.url()).toBe(ADDRESS)
  await expect(frame.getByRole('button', { name: 'Introduction · ONLY-TEXT-1', pressed: true })).toBeVisible()
  await send(builder, { action: 'web-builder-mark', sequence: 900, id: 'd' })
  await send(builder, { action: 'web-builder-scroll-to', sequence: 901, id: 'd' })
  await expect(frame.locator('[data-block="d"]')).toHaveAttribute('data-meant', 'marked')
  await expect(frame.locator('[data-block="d"] h2')).toBeInViewport()
})

const paddingsOf = async (page: Page) =>
  (await heardOf(page, 'web-builder-padding')).map(({ data }) => data['paddingTop'])

test('a padding is moved by keys alone, clamped, told and taken back', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.getByRole('button', { name: 'Introduction · ONLY-TEXT-1' }).focus()
  await builder.keyboard.press('Tab')
  const edge = frame.getByRole('slider', { name: 'Top space' })
  await expect(edge).toBeFocused()
  await expect(edge).toHaveAttribute('aria-valuetext', '96 pixels')
  for (const key of ['ArrowUp', 'Shift+ArrowUp', 'PageDown', 'End']) await builder.keyboard.press(key)
  await expect.poll(() => paddingsOf(builder)).toEqual([97, 105, 73, 320])
  await expect(frame.locator('[data-block="a"] [data-template]')).toHaveCSS('padding-top', '320px')
  await builder.keyboard.press('Control+z')
  await expect.poll(() => paddingsOf(builder)).toEqual([97, 105, 73, 320, 96])
  await builder.keyboard.press('Control+Shift+z')
  await expect(edge).toHaveAttribute('aria-valuenow', '320')
})

test('a padding is typed: words are nought, too much is the most', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"]').hover()
  const field = frame.getByRole('textbox', { name: 'Top space' })
  await field.fill('wide')
  await field.press('Enter')
  await field.fill('999')
  await expect(frame.getByText('Between 0 and 320')).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('320')
  await expect.poll(() => paddingsOf(builder)).toEqual([0, 320])
})

test('an edge is dragged, and Escape takes the drag back', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"]').hover()
  const section = frame.locator('[data-block="a"] [data-template]')
  const box = await frame.getByRole('slider', { name: 'Top space' }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 6]
  await builder.mouse.move(x, y)
  await builder.mouse.down()
  await builder.mouse.move(x, y + 30)
  await expect(section).toHaveCSS('padding-top', '126px')
  await builder.mouse.up()
  await expect.poll(() => paddingsOf(builder)).toEqual([126])
  await builder.mouse.move(x, y + 30)
  await builder.mouse.down()
  await builder.mouse.move(x, y + 400)
  await expect(section).toHaveCSS('padding-top', '320px')
  await builder.keyboard.press('Escape')
  await expect(section).toHaveCSS('padding-top', '126px')
  await builder.mouse.up()
  expect(await paddingsOf(builder)).toEqual([126])
})

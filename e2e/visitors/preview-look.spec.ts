import { expect, type Locator, type Page } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send, themeOf } from '../site/builder.ts'
import { block, show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

let numbered = 9000
async function showTheme(builder: Page, theme: object): Promise<void> {
  numbered += 1
  const sequence = numbered
  await send(builder, {
    action: 'web-builder-theme-update',
    sequence,
    theme: { ...themeOf('#ffffff'), ...theme },
  })
  await expect
    .poll(async () => (await heardOf(builder, 'web-builder-applied')).map(({ data }) => data['sequence']))
    .toContain(sequence)
}

const styles = (typography: string, buttonRadius: number, fieldStyle: string) => ({
  styles: { typography, buttonRadius, fieldStyle },
})
const fontOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontFamily)
const form = block('form', 'inquiryForm', { template: 'INQUIRY-FORM-1', title: 'Ask' })

test('typography and the round of buttons change as they stand, and what was typed stays', async ({
  builder,
}) => {
  await showPage(builder, [words('a', 'One', { buttonLabel: 'Go' }), form])
  const frame = previewOf(builder)
  const heading = frame.locator('[data-block="a"] h2')
  const button = frame.locator('[data-block="form"] button[type="submit"]').first()
  const field = frame.locator('[data-block="form"] input').first()
  await field.fill('Nora')
  await showTheme(builder, styles('atelier', 2, 'box'))
  const font = await fontOf(heading)
  await expect(button).toHaveCSS('border-top-left-radius', '2px')

  await showTheme(builder, styles('quarto', 999, 'line'))
  await expect.poll(() => fontOf(heading)).not.toBe(font)
  await expect(button).toHaveCSS('border-top-left-radius', '999px')
  await expect(field).toHaveValue('Nora')

  await showTheme(builder, styles('atelier', 0, 'box'))
  await expect.poll(() => fontOf(heading)).toBe(font)
  await expect(button).toHaveCSS('border-top-left-radius', '0px')
})

test('letters that could not be fetched come once the line is back', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  const letters = '**/*.woff2'
  await builder.context().route(letters, (route) => route.abort())
  const statesOf = (family: string) =>
    frame.evaluate(
      (name) => [...document.fonts].filter((face) => face.family.includes(name)).map(({ status }) => status),
      family,
    )
  await showTheme(builder, styles('foundry', 0, 'line'))
  await expect.poll(() => statesOf('Bricolage')).toContain('error')
  await builder.context().unroute(letters)
  await frame.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => statesOf('Bricolage')).toContain('loaded')

  await builder.context().route(letters, (route) => route.abort())
  await showTheme(builder, styles('hearth', 0, 'line'))
  await expect.poll(() => statesOf('Fraunces')).toContain('error')
  await builder.context().unroute(letters)
  await showTheme(builder, styles('foundry', 0, 'line'))
  await showTheme(builder, styles('hearth', 0, 'line'))
  await expect.poll(() => statesOf('Fraunces')).toContain('loaded')
})

const header = (id: string, number: number) => block(id, 'header', { template: `MAIN-HEADER-${number}` })
const footer = (id: string, number: number) => block(id, 'footer', { template: `MAIN-FOOTER-${number}` })
const draft = (layout: object) => ({
  kind: 'page',
  page: {
    id: 'draft',
    slug: null,
    title: 'Draft',
    layout: { headers: [], footers: [], contents: [words('a', 'One')], ...layout },
  },
})

test('header and footer follow the theme, and a page’s own stand in their place', async ({ builder }) => {
  await show(builder, draft({}))
  const frame = previewOf(builder)
  const around = () =>
    frame
      .locator('[data-kind="header"], [data-kind="footer"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-template')))
  await showTheme(builder, { headers: [header('h', 1)], footers: [footer('f', 1)] })
  await expect.poll(around).toEqual(['MAIN-HEADER-1', 'MAIN-FOOTER-1'])
  await showTheme(builder, { headers: [header('h', 2)], footers: [footer('f', 3)] })
  await expect.poll(around).toEqual(['MAIN-HEADER-2', 'MAIN-FOOTER-3'])
  await show(builder, draft({ headers: [header('own-h', 3)], footers: [footer('own-f', 2)] }))
  await expect.poll(around).toEqual(['MAIN-HEADER-3', 'MAIN-FOOTER-2'])
  await show(builder, draft({}))
  await expect.poll(around).toEqual(['MAIN-HEADER-2', 'MAIN-FOOTER-3'])
})

const invalid = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-invalid')).map(({ data }) => data['sequence'])
const themed = (builder: Page, sequence: number, [color, ...headers]: readonly [string, ...object[]]) =>
  send(builder, {
    action: 'web-builder-theme-update',
    sequence,
    theme: { ...themeOf(color), headers },
  })

test('a theme that cannot be drawn leaves no colour of it', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const stored = await ground()
  // The page has a block of that id.
  const twice = block('a', 'header', { template: 'MAIN-HEADER-1' })
  await themed(builder, 9501, ['#ff0000', twice])
  await expect.poll(() => invalid(builder)).toEqual([9501])
  await expect.poll(ground).toBe(stored)
  await showTheme(builder, themeOf('#00ff00'))
  await expect.poll(ground).toBe('rgb(0, 255, 0)')
  await themed(builder, 9502, ['#ff0000', twice])
  await expect.poll(() => invalid(builder)).toEqual([9501, 9502])
  await expect.poll(ground).toBe('rgb(0, 255, 0)')
})

test('a theme with the header of one that fails is not told as shown without it', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const held = Promise.withResolvers<void>()
  await builder.context().route(/\/assets\/main-header-5/, async (route) => {
    await held.promise
    await route.abort()
  })
  const asked = builder.waitForRequest(/\/assets\/main-header-5/)
  const lost = block('new', 'header', { template: 'MAIN-HEADER-5' })
  await themed(builder, 9601, ['#ff0000', lost])
  await asked
  await themed(builder, 9602, ['#0000ff', lost])
  const frame = previewOf(builder)
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(ground).toBe('rgb(0, 0, 255)')
  held.resolve()
  await expect.poll(() => invalid(builder)).toEqual([9601, 9602])
})

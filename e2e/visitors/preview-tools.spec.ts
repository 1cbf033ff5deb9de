import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { axeViolations } from '../site/axe.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf } from '../site/builder.ts'
import { ADDRESS, block, show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

async function widen(builder: Page, width: number): Promise<Frame> {
  await builder.setViewportSize({ width: Math.max(width + 40, 600), height: 900 })
  await builder.evaluate((wide) => {
    Object.assign(document.querySelector('iframe')!, { width: String(wide), height: '840' })
  }, width)
  const frame = previewOf(builder)
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width)
  return frame
}

/** What has the focus, by its name, its kind and its block. */
const focused = (frame: Frame) =>
  frame.evaluate(() => {
    const at = document.activeElement
    const kind = at?.getAttribute('role') ?? at?.tagName.toLowerCase()
    return `${at?.closest('[data-block]')?.getAttribute('data-block')} ${at?.getAttribute('aria-label') ?? ''} ${kind}`
  })

const toolsOf = (id: string) => [
  `${id}  button`,
  `${id} Edge of the top space slider`,
  `${id} Top space input`,
  `${id} Edge of the bottom space slider`,
  `${id} Bottom space input`,
]

for (const rest of [
  [700, 400],
  [12, 12],
] as const)
  test(`a mouse that lies still at ${rest.join(', ')} takes no tools from the keyboard`, async ({
    builder,
  }) => {
    const frame = await widen(builder, 1440)
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    await showPage(
      builder,
      ids.map((id) => words(id, `Words ${id}`, { showButton: false })),
    )
    await builder.mouse.move(rest[0] - 3, rest[1])
    await builder.mouse.move(rest[0], rest[1])
    await frame.locator('[data-block="a"] > div > button').focus()
    const order: string[] = []
    for (let step = 0; step < ids.length * toolsOf('a').length; step += 1) {
      order.push(await focused(frame))
      await builder.keyboard.press('Tab')
      // What scrolled has come to rest, and a browser has told what is under the mouse now.
      await frame.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
      )
    }
    expect(order).toEqual(ids.flatMap(toolsOf))
  })

test('a mouse that moves opens other tools, and those with the focus stay', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  const frame = previewOf(builder)
  await frame.locator('[data-block="a"] h1, [data-block="a"] h2').hover()
  const field = frame.locator('[data-block="a"]').getByRole('textbox', { name: 'Top space' })
  await field.fill('40')
  await frame.locator('[data-block="b"] h2').hover()
  await expect(frame.locator('[data-block="b"]').getByRole('slider')).toHaveCount(2)
  await expect(field).toBeFocused()
})

const MOST = { paddingTop: 300, paddingBottom: 300 }

for (const width of [320, 375])
  test(`at ${width}: figures and their notes stay within the window`, async ({ builder }) => {
    const frame = await widen(builder, width)
    await showPage(builder, [words('a', 'One', MOST)])
    await frame.locator('[data-block="a"] > div > button').focus()
    await builder.keyboard.press('Enter')
    const field = frame.locator('[data-block="a"]').getByRole('textbox', { name: 'Bottom space' })
    await field.fill('999')
    await expect(frame.getByText('Between 0 and 320')).toBeVisible()
    await expect(frame.getByText('Phones show at most 96')).toHaveCount(2)
    await expect(field).toHaveAccessibleDescription('Between 0 and 320 Phones show at most 96')
    await expect(frame.getByRole('slider', { name: 'Edge of the bottom space' })).toHaveAccessibleDescription(
      'Phones show at most 96',
    )
    const outside = await frame.evaluate(() =>
      [...document.querySelectorAll('[data-padding-editor] :is(input, span)')]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => [part.textContent, part.getBoundingClientRect()] as const)
        .filter(([, { left, right }]) => left < 0 || right > innerWidth)
        .map(([text, { left, right }]) => `${text} ${left}…${right}`),
    )
    expect(outside).toEqual([])
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

const boxIn = (frame: Frame, selector: string) =>
  frame.locator(`[data-block="a"] ${selector}`).first().boundingBox()

for (const width of [320, 375])
  for (const text of [100, 200])
    test(`at ${width}, ${text} % text: a long name is read beside the upper figure`, async ({ builder }) => {
      const frame = await widen(builder, width)
      const gallery = { template: 'STUDIO-GALLERY-1', title: 'One', paddingTop: 0, paddingBottom: 0 }
      await showPage(builder, [block('a', 'studioGallery', gallery), words('b', 'Two')])
      await frame.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, text)
      await frame.locator('[data-block="a"] > div > button').focus()
      await expect(
        frame.locator('[data-block="a"]').getByRole('textbox', { name: 'Top space' }),
      ).toBeVisible()
      const [name, figure] = [await boxIn(frame, '> div > button'), await boxIn(frame, 'input')]
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(figure?.x ?? 0)
    })

/** Drags it down from a place of it, as far to the right as is said. */
async function dragGrip(builder: Page, grip: Locator, share: number) {
  const { x, y, width, height } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [x + width * share, y + height / 2]
  await builder.mouse.move(left, top)
  await builder.mouse.down()
  await builder.mouse.move(left, top + 10)
  await builder.mouse.up()
}

for (const width of [320, 375])
  for (const padding of [0, 12, 40])
    test(`at ${width}: the grip above a padding of ${padding} can be dragged by all of it`, async ({
      builder,
    }) => {
      const frame = await widen(builder, width)
      const gallery = { template: 'STUDIO-GALLERY-1', title: 'One', paddingTop: padding, paddingBottom: 0 }
      await showPage(builder, [words('z', 'Zero'), block('a', 'studioGallery', gallery), words('b', 'Two')])
      await frame.locator('[data-block="a"] > div > button').focus()
      const grip = frame
        .locator('[data-block="a"]')
        .getByRole('slider', { name: 'top space' })
        .locator('span')
      for (const share of [0.05, 0.95]) await dragGrip(builder, grip.first(), share)
      const told = async () =>
        (await heardOf(builder, 'web-builder-padding')).map(({ data }) => data['paddingTop'])
      await expect.poll(told).toEqual([padding + 10, padding + 20])
    })

for (const [width, cap] of [
  [375, 96],
  [820, 128],
] as const)
  test(`at ${width}: a drag begins at what is shown of a larger padding`, async ({ builder }) => {
    const frame = await widen(builder, width)
    await showPage(builder, [words('a', 'One', { paddingTop: 200 }), words('b', 'Two')])
    const section = frame.locator('[data-block="a"] [data-template]')
    await section.hover({ position: { x: 20, y: 60 } })
    await expect(section).toHaveCSS('padding-top', `${cap}px`)
    const box = await frame.getByRole('slider', { name: 'Top space' }).first().boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 6]
    await builder.mouse.move(x, y)
    await builder.mouse.down()
    await builder.mouse.move(x, y - 16)
    await expect(section).toHaveCSS('padding-top', `${cap - 16}px`)
    await builder.mouse.move(x, y + 20)
    await expect(section).toHaveCSS('padding-top', `${cap}px`)
    await builder.mouse.move(x, y - 8)
    await builder.mouse.up()
    const told = async () =>
      (await heardOf(builder, 'web-builder-padding')).map(({ data }) => data['paddingTop'])
    await expect.poll(told).toEqual([cap - 8])
  })

const colourOf = (frame: Frame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((part) => getComputedStyle(part).color)

for (const width of [375, 820, 1440])
  test(`at ${width}: the header’s name leaves the studio’s free`, async ({ builder }) => {
    const frame = await widen(builder, width)
    await show(builder, { kind: 'stored', slug: null })
    const header = frame.locator('[data-kind="header"]').first()
    await header.hover({ position: { x: width / 2, y: 20 } })
    const tag = frame.getByRole('button', { name: /^Header · / })
    await expect(tag).toHaveCSS('opacity', '1')
    const [bar, name] = [await header.boundingBox(), await tag.boundingBox()]
    expect(name?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    await tag.click()
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
  })

test('tools keep their look under any palette', async ({ builder }) => {
  const frame = await widen(builder, 1440)
  const looks: string[] = []
  for (const theme of ['light_1', 'dark_1', 'image_background']) {
    await showPage(builder, [words('a', 'One', { theme })])
    await frame.locator('[data-block="a"]').hover()
    looks.push(await colourOf(frame, '[data-padding-editor] input'))
  }
  expect(new Set(looks)).toEqual(new Set(['rgb(250, 250, 248)']))
})

test('the grip of an edge is seen where colours are forced', async ({ builder }) => {
  await builder.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const frame = await widen(builder, 1440)
  await showPage(builder, [words('a', 'One')])
  await frame.locator('[data-block="a"]').hover()
  const grip = frame.getByRole('slider', { name: 'Edge of the top space' }).locator('span').first()
  await expect(grip).toHaveCSS('background-color', 'rgb(0, 0, 0)')
})

for (const width of [375, 1440]) {
  test(`at ${width}: a preview that waits, or has no section, has a heading`, async ({ builder }) => {
    const frame = await widen(builder, width)
    expect(frame.url()).toBe(ADDRESS)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Web Builder Preview')
    await frame.getByRole('status').filter({ hasText: 'Waiting' }).waitFor()
    expect(await axeViolations(builder)).toEqual([])
    await showPage(builder, [])
    await expect(
      frame.getByRole('heading', { level: 1, name: 'Add your first section in the builder.' }),
    ).toBeVisible()
  })

  test(`at ${width}: tools stand in landmarks`, async ({ builder }) => {
    const frame = await widen(builder, width)
    await show(builder, { kind: 'stored', slug: null })
    await frame.getByRole('button', { name: /^Footer · / }).focus()
    await expect(frame.getByRole('region', { name: /^Footer · / }).getByRole('slider')).toHaveCount(2)
    expect((await axeViolations(builder)).filter((fault) => fault.startsWith('region'))).toEqual([])
  })
}

test('a page of unknown blocks has its title as heading, and leaves nothing outside its landmarks', async ({
  builder,
}) => {
  await showPage(builder, [block('x', 'quote', { template: 'QUOTE-99' })])
  const frame = previewOf(builder)
  await frame.getByText('Component not found').hover()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Draft')
  expect(await axeViolations(builder)).toEqual([])
})

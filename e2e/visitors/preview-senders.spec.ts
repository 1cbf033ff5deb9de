import { expect, test as base, type Page } from '@playwright/test'
import { bodiesOf, BUILDER, frameOf, givePage, heardOf, previewOf, STRANGER } from '../site/builder.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { studioOf, urlOf } from '../site/studios.ts'

const preview = (file: string) => `${urlOf(studioOf(file))}/web-builder/preview`

/** A page that fails the test when anything throws. */
const test = base.extend<{ faults: string[]; address: string }>({
  address: async ({}, give, { file }) => give(preview(file)),
  faults: [
    async ({ context }, give) => {
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(error.error().message))
      await give(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

test.use({ launchOptions: besideTheSite() })

const COLOR = '#123456'

/** Every body is posted by `from` to the window that `to` finds, each in a frame of its own. */
const attack = (page: Page, to: 'frame' | 'popup') =>
  page.evaluate(async (target) => {
    const { bodies } = window as unknown as { bodies: readonly unknown[] }
    const own = window as unknown as { popup: Window }
    const found = target === 'popup' ? own.popup : document.querySelector('iframe')?.contentWindow
    for (const body of bodies) {
      found?.postMessage(body, '*')
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return bodies.length
  }, to)

const ready = (page: Page) =>
  page.waitForFunction(() =>
    (window as unknown as { heard: { data: { action?: string } }[] }).heard.some(
      ({ data }) => data.action === 'web-builder-ready',
    ),
  )

/** The colour that the preview's first scheme has; a page without a theme of a builder's has the studio's. */
const lookOf = (page: Page) =>
  previewOf(page).evaluate(
    () => getComputedStyle(document.querySelector('[data-scheme="light_1"]')!).backgroundColor,
  )
const ROOM = 'rgb(18, 52, 86)'

/** Every window has had its turn to hear what was posted; where it is applied, once a frame, it has been. */
async function settled(page: Page): Promise<void> {
  const windows = page.frames().filter((frame) => frame.url().startsWith('http'))
  for (let turn = 0; turn < 3; turn += 1)
    for (const window of windows) {
      // A frame out of sight is given no frames to draw.
      const isDrawn = window.url().includes('/web-builder/preview')
      await window.evaluate(
        (drawn) => new Promise((resolve) => (drawn ? requestAnimationFrame(resolve) : setTimeout(resolve))),
        isDrawn,
      )
    }
}

async function expectUntouched(page: Page): Promise<void> {
  await settled(page)
  const frame = previewOf(page)
  await expect(frame.locator('[data-block]')).toHaveCount(0)
  expect(await frame.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
}

/** The builder's page with the preview and one more frame, which sends. */
async function heldBeside(page: Page, other: string, address: string): Promise<void> {
  await givePage(page, BUILDER, { frames: [frameOf(address), other], background: COLOR })
  await page.context().route(
    (url) => url.origin === BUILDER && /(beside|other)$/.test(url.pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Other</title><script>bodies = (opener ?? parent).bodies</script>`,
      }),
  )
  await page.goto(BUILDER)
  await ready(page)
}

const frameScript = (origin: string) => (page: Page) =>
  page.frames().find((frame) => frame.url().startsWith(origin) && frame !== page.mainFrame())

test('the builder that holds the preview changes it by the one body that fits', async ({ page, address }) => {
  await givePage(page, BUILDER, { frames: [frameOf(address)], background: COLOR })
  await page.goto(BUILDER)
  await ready(page)
  const before = await page.evaluate(() => {
    const own = window as unknown as { bodies: unknown[] }
    const [good] = own.bodies.splice(-1)
    Object.assign(window, { good })
    return own.bodies.length
  })
  expect(before).toBe(9)
  await attack(page, 'frame')
  await expectUntouched(page)
  await page.evaluate(() => {
    const own = window as unknown as { bodies: unknown[]; good: unknown }
    own.bodies.push(own.good)
  })
  await attack(page, 'frame')
  await expect(previewOf(page).locator('[data-block]').first()).toBeAttached()
  expect(await previewOf(page).evaluate(() => document.adoptedStyleSheets.length)).toBe(3)
  await expect.poll(() => lookOf(page)).toBe(ROOM)
})

test('a stranger cannot hold it', async ({ page, address }) => {
  await givePage(page, STRANGER, { frames: [frameOf(address)], background: COLOR })
  await page.goto(STRANGER)
  await attack(page, 'frame')
  await settled(page)
  expect(page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true)
})

test('nor can a stranger between it and the builder', async ({ page, address }) => {
  await givePage(page, STRANGER, { frames: [frameOf(address)], background: COLOR })
  await givePage(page, BUILDER, { frames: [frameOf(STRANGER)], background: COLOR })
  await page.goto(BUILDER)
  const isRefused = () => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))
  await expect.poll(isRefused).toBe(true)
  const between = frameScript(STRANGER)(page)
  await between?.evaluate(`bodies.forEach((body) => frames[0].postMessage(body, '*'))`)
  await page.evaluate(`bodies.forEach((body) => frames[0].frames[0].postMessage(body, '*'))`)
  await settled(page)
  expect(between).toBeDefined()
  expect(isRefused()).toBe(true)
  expect(await heardOf(page, 'web-builder-ready')).toEqual([])
})

const siblings: readonly (readonly [string, string])[] = [
  ['a stranger’s frame beside it', `${STRANGER}/beside`],
  ['a frame of the builder’s own beside it', `${BUILDER}/beside`],
  ['a frame of a like name beside it', `${BUILDER.replace('builder', 'builder.evil')}/beside`],
  ['a frame of another port beside it', `${BUILDER.replace(/\d+$/, '49999')}/beside`],
]
for (const [who, url] of siblings)
  test(`${who} changes nothing`, async ({ page, address }) => {
    const { origin } = new URL(url)
    if (origin !== BUILDER) await givePage(page, origin, { background: COLOR })
    await heldBeside(page, frameOf(url), address)
    const sender = frameScript(url)(page)
    await sender?.evaluate(async () => {
      const { bodies } = window as unknown as { bodies: readonly unknown[] }
      for (const body of bodies) {
        window.parent.frames[0]?.postMessage(body, '*')
        await new Promise((resolve) => setTimeout(resolve, 17))
      }
    })
    expect(sender).toBeDefined()
    await expectUntouched(page)
  })

test('a sandboxed frame, whose origin is "null", changes nothing', async ({ page, address }) => {
  const inside = `addEventListener('message',e=>{for(const b of e.data)parent.frames[0].postMessage(b,'*')})`
  const frame = `<iframe title="Sandbox" sandbox="allow-scripts" srcdoc="<script>${inside}</script>"></iframe>`
  await heldBeside(page, frame, address)
  await page.evaluate(() => {
    const { bodies } = window as unknown as { bodies: readonly unknown[] }
    window.frames[1]?.postMessage(bodies, '*')
  })
  await expectUntouched(page)
})

test('an empty frame of the builder’s own page changes nothing', async ({ page, address }) => {
  await heldBeside(page, '<iframe title="Empty"></iframe>', address)
  await page.evaluate(() => {
    const empty = window.frames[1] as unknown as { eval: (text: string) => (body: unknown) => void }
    const post = empty.eval(`(body) => parent.frames[0].postMessage(body, '*')`)
    for (const body of (window as unknown as { bodies: readonly unknown[] }).bodies) post(body)
  })
  await expectUntouched(page)
})

test('the preview itself changes nothing', async ({ page, address }) => {
  await heldBeside(page, '', address)
  await previewOf(page).evaluate(`${bodiesOf(COLOR)}.forEach((body) => postMessage(body, '*'))`)
  await expectUntouched(page)
})

/** A window of the preview, with the opener that sends. */
async function opened(page: Page, address: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void Object.assign(window, { popup: window.open(url) }), address),
  ])
  await popup.waitForFunction(() => 'isRouted' in window)
  return popup
}

test('a stranger that opens it changes nothing', async ({ page, address }) => {
  await givePage(page, STRANGER, { background: COLOR })
  await page.goto(STRANGER)
  const popup = await opened(page, address)
  const said: string[] = []
  popup.on('console', (line) => said.push(`${line.type()}: ${line.text()}`))
  expect(await attack(page, 'popup')).toBe(10)
  await settled(popup)
  // Once for each that calls itself a builder's.
  const line = `warning: The preview takes no messages from ${STRANGER}.`
  await expect.poll(() => said).toEqual(Array.from({ length: 8 }, () => line))
  await expect(popup.locator('[data-block]')).toHaveCount(0)
  expect(await popup.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('the builder that opens it is heard, as its holder is', async ({ page, address }) => {
  await givePage(page, BUILDER, { background: COLOR })
  await page.goto(BUILDER)
  const popup = await opened(page, address)
  await attack(page, 'popup')
  await expect(popup.locator('[data-block]').first()).toBeAttached()
  expect(await popup.evaluate(() => document.adoptedStyleSheets.length)).toBe(3)
})

test('the builder’s other windows change nothing', async ({ page, address }) => {
  await heldBeside(page, '', address)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), `${BUILDER}/other`),
  ])
  await popup.waitForLoadState()
  await popup.evaluate(() => {
    for (const body of (window as unknown as { bodies: readonly unknown[] }).bodies)
      (window.opener as Window).frames[0]?.postMessage(body, '*')
  })
  await expectUntouched(page)
})

import { expect, type Frame, type Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send } from '../site/builder.ts'
import { ADDRESS, block, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

/** The preview as wide as a phone, a tablet or a desk. */
async function widen(builder: Page, width: number): Promise<Frame> {
  await builder.setViewportSize({ width: Math.max(width + 40, 600), height: 900 })
  await builder.evaluate((wide) => {
    Object.assign(document.querySelector('iframe')!, { width: String(wide), height: '840' })
  }, width)
  const frame = previewOf(builder)
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width)
  return frame
}

const NAME = 'Introduction · ONLY-TEXT-1'
const noTarget = { buttonLink: '', showButton: true, buttonLabel: 'Leads nowhere' }
const gallery = block('g', 'studioGallery', { template: 'STUDIO-GALLERY-1', source: 'instagram' })

for (const width of [375, 820, 1440]) {
  test(`at ${width}: what leads nowhere is inert, what is not connected says so, what is hidden stays so`, async ({
    builder,
  }) => {
    const frame = await widen(builder, width)
    await showPage(builder, [
      words('a', 'One', noTarget),
      gallery,
      { ...words('c', 'Three'), visibility: false },
    ])
    const button = frame.locator('[data-block="a"]').getByText('Leads nowhere')
    await expect(button).toBeVisible()
    await expect(frame.locator('[data-block="a"] [aria-disabled="true"]')).toContainText('Leads nowhere')
    await button.click({ force: true })
    await expect(frame.getByText('Connect Instagram to show your posts here.')).toBeVisible()
    await expect(frame.getByText('Three')).toHaveCount(0)
    expect(frame.url()).toBe(ADDRESS)
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeViolations(builder, wcag)).toEqual([])
  })

  test(`at ${width}: keys alone choose a block, move both its paddings, and take them back`, async ({
    builder,
  }) => {
    const frame = await widen(builder, width)
    await showPage(builder, [words('a', 'One')])
    await frame.getByRole('button', { name: NAME }).focus()
    await builder.keyboard.press('Enter')
    await expect.poll(() => heardOf(builder, 'web-builder-select')).toHaveLength(1)
    const [top, bottom] = [
      frame.getByRole('slider', { name: 'Top space' }),
      frame.getByRole('slider', { name: 'Bottom space' }),
    ]
    await top.focus()
    await builder.keyboard.press('Shift+ArrowDown')
    await expect(top).toHaveAttribute('aria-valuetext', '88 pixels')
    await bottom.focus()
    await builder.keyboard.press('Home')
    await expect(bottom).toHaveAttribute('aria-valuenow', '0')
    await builder.keyboard.press('Control+z')
    await builder.keyboard.press('Control+z')
    await expect(top).toHaveAttribute('aria-valuenow', '96')
    await expect(bottom).toHaveAttribute('aria-valuenow', '96')
    const told = async () =>
      (await heardOf(builder, 'web-builder-padding')).map(({ data }) => [
        data['paddingTop'],
        data['paddingBottom'],
      ])
    await expect.poll(told).toEqual([
      [88, 96],
      [88, 0],
      [88, 96],
      [96, 96],
    ])
  })
}

test('a block that was only now added is brought up and marked at once', async ({ builder }) => {
  const many = Array.from({ length: 12 }, (_, index) => words(`b${index}`, `Words ${index}`))
  await showPage(builder, many.slice(0, 3))
  const frame = previewOf(builder)
  const page = {
    id: 'draft',
    slug: null,
    title: 'Draft',
    layout: { headers: [], contents: many, footers: [] },
  }
  const view = { kind: 'page', page }
  await send(builder, { action: 'web-builder-page-update', sequence: 5000, view })
  await send(builder, { action: 'web-builder-mark', sequence: 5001, id: 'b11' })
  await send(builder, { action: 'web-builder-scroll-to', sequence: 5002, id: 'b11' })
  await expect(frame.locator('[data-block="b11"] h2')).toBeInViewport()
  await expect(frame.locator('[data-block="b11"]')).toHaveAttribute('data-meant', 'marked')
  const applied = async () =>
    (await heardOf(builder, 'web-builder-applied')).map(({ data }) => Number(data['sequence']))
  await expect
    .poll(async () => (await applied()).filter((number) => number >= 5000))
    .toEqual([5000, 5001, 5002])
})

test('what is said to be applied has been painted', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  const frame = previewOf(builder)
  await frame.evaluate(() => {
    const painted: number[] = []
    Object.assign(window, { painted })
    addEventListener('message', () =>
      requestAnimationFrame(() => painted.push(performance.timeOrigin + performance.now())),
    )
  })
  await builder.evaluate(() => {
    const told: number[] = []
    Object.assign(window, { told })
    addEventListener('message', ({ data }) => {
      if (data.action === 'web-builder-applied') told.push(performance.timeOrigin + performance.now())
    })
  })
  const theme = { name: 'Sent', styles: { typography: 'quarto' }, colorPalettes: [] }
  await send(builder, { action: 'web-builder-theme-update', sequence: 6000, theme })
  const told = () => builder.evaluate(() => (window as unknown as { told: number[] }).told)
  await expect.poll(told).toHaveLength(1)
  const painted = await frame.evaluate(() => (window as unknown as { painted: number[] }).painted)
  expect((await told())[0]).toBeGreaterThan(painted[0]!)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  for (const width of [375, 820])
    test(`at ${width}: a tap chooses, and a finger drags an edge`, async ({ builder }) => {
      const frame = await widen(builder, width)
      await showPage(builder, [words('a', 'One'), words('b', 'Two')])
      await frame.locator('[data-block="a"] h2').tap()
      await expect.poll(() => heardOf(builder, 'web-builder-select')).toHaveLength(1)
      const edge = frame.locator('[data-block="a"]').getByRole('slider', { name: 'Top space' })
      const box = await edge.boundingBox()
      expect(box?.height).toBe(24)
      const session = await builder.context().newCDPSession(builder)
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 12]
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        points: readonly { x: number; y: number }[],
      ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
      await touch('touchStart', [{ x, y }])
      for (const way of [8, 16, 24]) await touch('touchMove', [{ x, y: y - way }])
      await touch('touchEnd', [])
      await expect.poll(() => heardOf(builder, 'web-builder-padding')).toHaveLength(1)
      const [told] = await heardOf(builder, 'web-builder-padding')
      expect(told?.data).toMatchObject({ id: 'a', paddingTop: 72 })
      expect(await frame.evaluate(() => scrollY)).toBe(0)
    })
})

import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send } from '../site/builder.ts'
import { show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const toldTops = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-padding')).map(({ data }) => data['paddingTop'])
const lastTold = async (builder: Page) => (await heardOf(builder, 'web-builder-padding')).at(-1)?.data
const edgeOf = (frame: Frame, id = 'a') =>
  frame.locator(`[data-block="${id}"]`).getByRole('slider', { name: 'top space' })
const fieldOf = (frame: Frame, id = 'a') =>
  frame.locator(`[data-block="${id}"]`).getByRole('textbox', { name: 'Top space' })
const sectionOf = (frame: Frame, id = 'a') => frame.locator(`[data-block="${id}"] [data-template]`)

const mark = async (builder: Page, id = 'a') => {
  await send(builder, { action: 'web-builder-mark', sequence: 1, id })
  await expect(edgeOf(previewOf(builder), id)).toBeVisible()
}

const ANSWERS_FROM = 5000

/** Sends the page back with each padding that is told, a while after it was. */
const echo = (builder: Page, page: object, delay: number) =>
  builder.evaluate(
    ([sent, wait, from]) => {
      let sequence = from
      addEventListener('message', ({ data }) => {
        if (data.action !== 'web-builder-padding') return
        const body = structuredClone(sent) as {
          layout: { contents: { id: string; options: Record<string, unknown> }[] }
        }
        const block = body.layout.contents.find(({ id }) => id === data.id)
        Object.assign(block?.options ?? {}, {
          paddingTop: data.paddingTop,
          paddingBottom: data.paddingBottom,
        })
        sequence += 1
        const update = {
          action: 'web-builder-page-update',
          sequence,
          view: { kind: 'page', page: body },
        }
        const { send: post } = window as unknown as { send: (body: unknown) => void }
        setTimeout(() => post(update), wait)
      })
    },
    [page, delay, ANSWERS_FROM] as const,
  )

const draft = {
  id: 'draft',
  slug: null,
  title: 'Draft',
  layout: { headers: [], contents: [words('a', 'One'), words('b', 'Two')], footers: [] },
}

const PRESSES = 20
for (const delay of [60, 150])
  test(`paddings keep ahead of a builder that answers after ${delay} ms`, async ({ builder }) => {
    await show(builder, { kind: 'page', page: draft })
    await mark(builder)
    await echo(builder, draft, delay)
    const frame = previewOf(builder)
    await edgeOf(frame).focus()
    for (let press = 0; press < PRESSES; press += 1) {
      await builder.keyboard.press('ArrowUp')
      await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)))
    }
    expect(await toldTops(builder)).toEqual(Array.from({ length: PRESSES }, (_, index) => 97 + index))
    await expect
      .poll(async () => (await heardOf(builder, 'web-builder-applied')).at(-1)?.data['sequence'])
      .toBe(ANSWERS_FROM + PRESSES)
    await expect(edgeOf(frame)).toHaveAttribute('aria-valuenow', '116')
    await expect(sectionOf(frame)).toHaveCSS('padding-top', '116px')
  })

test('a padding that is set while something is made stands in it', async ({ builder }) => {
  await show(builder, { kind: 'stored', slug: 'contact' })
  const frame = previewOf(builder)
  const id = await frame.locator('main [data-block]').first().getAttribute('data-block')
  await mark(builder, id ?? '')
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
  const asked = builder.waitForRequest(/\/api\/public\/pages\//)
  await builder.route(/\/api\/public\/pages\//, async (route) => {
    await late
    await route.continue()
  })
  const view = { kind: 'stored', slug: 'contact' }
  await send(builder, { action: 'web-builder-page-update', sequence: 60, view })
  await asked
  const edge = edgeOf(frame, id ?? '')
  const before = Number(await edge.getAttribute('aria-valuenow'))
  await edge.press('PageUp')
  const after = String(before + 32)
  await expect(edge).toHaveAttribute('aria-valuenow', after)
  letCome()
  await expect
    .poll(async () => (await heardOf(builder, 'web-builder-applied')).map(({ data }) => data['sequence']))
    .toContain(60)
  await expect(edge).toHaveAttribute('aria-valuenow', after)
})

test('what is typed and taken back does not come again', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  await mark(builder)
  const frame = previewOf(builder)
  const field = fieldOf(frame)
  await field.fill('200')
  await expect(sectionOf(frame)).toHaveCSS('padding-top', '200px')
  await builder.keyboard.press('Control+z')
  await expect(field).toHaveValue('96')
  await builder.keyboard.press('Tab')
  await expect(sectionOf(frame)).toHaveCSS('padding-top', '96px')
  expect(await toldTops(builder)).toEqual([200, 96])

  await field.fill('40')
  await builder.keyboard.press('Control+z')
  await expect(field).toHaveValue('96')
  await builder.keyboard.press('Tab')
  expect(await toldTops(builder)).toEqual([200, 96])
})

const press = async (builder: Page, edge: Locator) => {
  const box = await edge.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 6]
  await builder.mouse.move(x, y)
  await builder.mouse.down()
  return { move: (way: number) => builder.mouse.move(x, y + way, { steps: 3 }) }
}

test('a drag that Escape took back leaves the editor free for what the builder says', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  await mark(builder)
  const frame = previewOf(builder)
  const { move } = await press(builder, edgeOf(frame))
  await move(30)
  await builder.keyboard.press('Escape')
  await builder.mouse.up()
  await showPage(builder, [words('a', 'One', { paddingTop: 200 })])
  await expect(edgeOf(frame)).toHaveAttribute('aria-valuenow', '200')
  await expect(fieldOf(frame)).toHaveValue('200')
  await expect(frame.locator('[data-dragged]')).toHaveCount(0)
  await edgeOf(frame).press('ArrowUp')
  await expect.poll(() => toldTops(builder)).toEqual([201])
})

test('edges are dragged whatever is selected', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  await mark(builder)
  const frame = previewOf(builder)
  await edgeOf(frame).focus()
  for (const [index, top] of [116, 136].entries()) {
    await builder.keyboard.press('Control+a')
    const { move } = await press(builder, edgeOf(frame))
    await move(20)
    await builder.mouse.up()
    await expect.poll(() => toldTops(builder), String(index)).toContain(top)
  }
})

test('a block that goes in the middle of a drag leaves the other edges alive', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  await mark(builder, 'b')
  const frame = previewOf(builder)
  const { move } = await press(builder, edgeOf(frame, 'b'))
  await move(20)
  await showPage(builder, [words('a', 'One')])
  await move(50)
  await builder.mouse.up()
  await mark(builder)
  for (const top of [116, 136]) {
    const next = await press(builder, edgeOf(frame))
    await next.move(20)
    await builder.mouse.up()
    await expect.poll(() => toldTops(builder)).toContain(top)
  }
})

test('a flick of an edge is told', async ({ builder }) => {
  await showPage(builder, [words('a', 'One')])
  await mark(builder)
  const frame = previewOf(builder)
  await edgeOf(frame).evaluate((edge) => {
    edge.setPointerCapture = () => undefined
    const { top, left } = edge.getBoundingClientRect()
    const say = (type: string, way: number) =>
      edge.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          button: 0,
          clientX: left + 60,
          clientY: top + 6 + way,
        }),
      )
    say('pointerdown', 0)
    say('pointermove', 25)
    say('pointerup', 25)
  })
  await expect.poll(() => toldTops(builder)).toEqual([121])
  await expect(sectionOf(frame)).toHaveCSS('padding-top', '121px')
})

test('undo takes back one change of one edge', async ({ builder }) => {
  await showPage(builder, [words('a', 'One'), words('b', 'Two')])
  await mark(builder)
  const frame = previewOf(builder)
  await edgeOf(frame).press('PageUp')
  await showPage(builder, [words('a', 'One', { paddingTop: 128, paddingBottom: 10 }), words('b', 'Two')])
  await edgeOf(frame).press('Control+z')
  await expect.poll(() => lastTold(builder)).toMatchObject({ id: 'a', paddingTop: 96, paddingBottom: 10 })

  const field = fieldOf(frame)
  for (const figure of ['40', '50']) {
    await field.fill(figure)
    await field.press('Enter')
  }
  await field.press('Control+z')
  await expect.poll(() => lastTold(builder)).toMatchObject({ id: 'a', paddingTop: 40 })

  await mark(builder, 'b')
  await edgeOf(frame, 'b').press('PageUp')
  await showPage(builder, [words('a', 'One', { paddingTop: 40, paddingBottom: 10 })])
  await mark(builder)
  const told = (await toldTops(builder)).length
  await edgeOf(frame).press('Control+z')
  await expect.poll(async () => (await toldTops(builder)).length).toBe(told + 1)
  expect(await lastTold(builder)).toMatchObject({ id: 'a', paddingTop: 96, paddingBottom: 10 })
})

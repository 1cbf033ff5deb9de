import { expect, type Frame, type Page } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send, themeUpdate } from '../site/builder.ts'
import { show, showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const appliedBy = async (builder: Page) =>
  (await heardOf(builder, 'web-builder-applied')).map(({ data }) => Number(data['sequence']))

async function tell(builder: Page, sequence: number, color: string): Promise<void> {
  await send(builder, themeUpdate(sequence, color))
  await expect.poll(() => appliedBy(builder)).toContain(sequence)
}

/** A page of which most is out of sight. */
const contents = Array.from({ length: 8 }, (_, index) => words(`one${index}`, 'One', { paddingTop: 300 }))
const long = {
  kind: 'page',
  page: { id: 'one', slug: 'one', title: 'One', layout: { headers: [], contents, footers: [] } },
}

const groundOf = (frame: Frame, id: string) =>
  frame.evaluate(
    (place) =>
      getComputedStyle(document.querySelector(`[data-block="${place}"] [data-scheme]`)!).backgroundColor,
    id,
  )

test('palettes that follow each other are on what is seen, and on all of it once they rest', async ({
  builder,
}) => {
  await tell(builder, 8300, '#ffffff')
  await show(builder, long)
  const frame = previewOf(builder)
  const written = () => frame.locator('body[style*="color"], [style*="--s-"]').count()
  for (const [sequence, color] of [
    [8301, '#102030'],
    [8302, '#203040'],
    [8303, '#304050'],
  ] as const) {
    await tell(builder, sequence, color)
  }
  expect(await groundOf(frame, 'one0')).toBe('rgb(48, 64, 80)')
  await expect.poll(() => groundOf(frame, 'one7')).toBe('rgb(48, 64, 80)')
  await expect.poll(written).toBe(0)
  expect(await groundOf(frame, 'one0')).toBe('rgb(48, 64, 80)')
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(48, 64, 80)')
})

test('what comes into view, or is drawn, while palettes follow each other has the last of them', async ({
  builder,
}) => {
  await tell(builder, 8300, '#ffffff')
  await show(builder, long)
  const frame = previewOf(builder)
  // Ever new ones, so that no rest is had.
  await builder.evaluate(
    (last) => {
      const { send: post } = window as unknown as { send: (body: unknown) => void }
      let step = 0
      setInterval(() => {
        step += 1
        const text = JSON.stringify(last).replaceAll('#102030', step % 2 ? '#102030' : '#102031')
        post({ ...JSON.parse(text), sequence: 20_000 + step })
      }, 50)
    },
    themeUpdate(8401, '#102030'),
  )
  await expect.poll(async () => (await appliedBy(builder)).some((sequence) => sequence > 20_004)).toBe(true)
  const stale = (id: string) =>
    frame.evaluate(async (wanted) => {
      const place = () => document.querySelector(`[data-block="${wanted}"] [data-scheme]`)!
      place().scrollIntoView({ behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return getComputedStyle(place()).backgroundColor
    }, id)
  expect(await stale('one7')).toMatch(/^rgb\(16, 32, 4[89]\)$/)
  await showPage(builder, [words('added', 'Added')])
  expect(await stale('added')).toMatch(/^rgb\(16, 32, 4[89]\)$/)
})

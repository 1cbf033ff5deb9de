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

test('what comes into view, or is drawn, before palettes rest has the last of them', async ({ builder }) => {
  await tell(builder, 8400, '#ffffff')
  await show(builder, long)
  const frame = previewOf(builder)
  await tell(builder, 8401, '#203040')
  await frame.evaluate(() => {
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    const seen = heard.then(async () => {
      const place = document.querySelector('[data-block="one7"] [data-scheme]')!
      for (let passed = 0; passed < 4; passed++) {
        if (passed === 2) place.scrollIntoView({ behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return getComputedStyle(place).backgroundColor
    })
    Object.assign(window, { seen })
  })
  await tell(builder, 8402, '#304050')
  expect(await frame.evaluate(() => (window as unknown as { seen: Promise<string> }).seen)).toBe(
    'rgb(48, 64, 80)',
  )

  await send(builder, themeUpdate(8403, '#405060'))
  await showPage(builder, [words('added', 'Added')])
  expect(await groundOf(frame, 'added')).toBe('rgb(64, 80, 96)')
})

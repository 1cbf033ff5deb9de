import { expect, type Frame, type Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { heardOf, previewOf, send } from '../site/builder.ts'
import { showPage, test, words } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite() })

const edgeOf = (frame: Frame, id: string) =>
  frame.locator(`[data-block="${id}"]`).getByRole('slider', { name: 'top space' })

const mark = async (builder: Page) => {
  await send(builder, { action: 'web-builder-mark', sequence: 1, id: 'a' })
  await expect(edgeOf(previewOf(builder), 'a')).toBeVisible()
}

const nothing = { title: '', showButton: false }
const lows = [
  ['empty', { ...nothing, paddingTop: 0, paddingBottom: 0 }],
  ['of one line', { showButton: false, paddingTop: 0, paddingBottom: 0 }],
  ['with little above', { paddingTop: 12 }],
] as const

for (const width of [375, 820])
  for (const [what, options] of lows)
    test(`at ${width}: a section ${what} is chosen by its name, and its figures are whole`, async ({
      builder,
    }) => {
      await builder.setViewportSize({ width: Math.max(width + 40, 600), height: 900 })
      await builder.evaluate((wide) => {
        document.querySelector('iframe')!.width = String(wide)
      }, width)
      const title = what === 'empty' ? '' : 'One'
      await showPage(builder, [
        words('z', 'Zero'),
        words('a', title, { ...options, title }),
        words('b', 'Two'),
      ])
      const frame = previewOf(builder)
      await mark(builder)
      expect(await axeViolations(builder, wcag)).toEqual([])
      await frame.locator('[data-block="z"] [data-template]').hover({ position: { x: 20, y: 60 } })
      await expect(edgeOf(frame, 'z')).toBeVisible()
      expect(await axeViolations(builder, wcag)).toEqual([])
      await frame
        .locator('[data-block="a"]')
        .getByRole('button', { name: /ONLY-TEXT-1$/ })
        .click({ position: { x: 40, y: 6 } })
      await expect.poll(() => heardOf(builder, 'web-builder-select')).toHaveLength(1)
      for (const name of ['Top space', 'Bottom space'])
        expect(
          await frame
            .locator('[data-block="a"]')
            .getByRole('textbox', { name })
            .evaluate((field) => {
              const { left, right, top, bottom } = field.getBoundingClientRect()
              const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
              return ends.every((end) => end === field)
            }),
          name,
        ).toBe(true)
    })

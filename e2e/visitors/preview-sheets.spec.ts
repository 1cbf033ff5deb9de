import { expect, type Frame } from '@playwright/test'
import { besideTheSite } from '../site/beside-the-site.ts'
import { previewOf } from '../site/builder.ts'
import { show, test } from '../site/held-preview.ts'

test.use({ launchOptions: besideTheSite(), contextOptions: { reducedMotion: 'reduce' } })

type Look = Readonly<Record<string, string>>

/** Every computed value of every element. */
const looks = (frame: Frame): Promise<Look[]> =>
  frame.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const style = getComputedStyle(element)
      return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]))
    }),
  )

/** What looks otherwise, a line for each element and property. */
const otherwise = (before: readonly Look[], after: readonly Look[]): string[] =>
  before.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => `${index} ${name}: ${value} → ${after[index]?.[name]}`),
  )

const SHEETS = 'link[rel="stylesheet"],style[data-files]'

/** The build's sheets that stand for themselves. */
const apart = (frame: Frame): Promise<number> =>
  frame.evaluate(
    (sheets) =>
      Array.from(document.querySelectorAll<HTMLLinkElement>(sheets)).filter(({ sheet }) => !sheet?.disabled)
        .length,
    SHEETS,
  )

/** Shows the build's sheets each for itself, or the one in their place. */
const partSheets = (frame: Frame, isApart: boolean): Promise<void> =>
  frame.evaluate(
    ([sheets, areApart]) => {
      for (const { sheet } of document.querySelectorAll<HTMLLinkElement>(sheets))
        if (sheet) sheet.disabled = !areApart
      for (const sheet of document.adoptedStyleSheets.slice(0, 1)) sheet.disabled = areApart
    },
    [SHEETS, isApart] as const,
  )

test('the sheets of blocks are put together, those of later blocks too, and nothing looks otherwise', async ({
  builder,
}) => {
  const frame = previewOf(builder)
  for (const slug of [null, 'portfolio', 'about']) {
    await show(builder, { kind: 'stored', slug })
    await expect.poll(() => apart(frame)).toBe(0)
    await frame.evaluate(() => document.fonts.ready)
    // What is far away is laid out when it is first asked for.
    await looks(frame)
    const together = await looks(frame)
    await partSheets(frame, true)
    expect(otherwise(await looks(frame), together)).toEqual([])
    await partSheets(frame, false)
  }
})

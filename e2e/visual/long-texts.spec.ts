import { expect } from '@playwright/test'
import { allStories, show, storyTest as test } from './story-page.ts'

/** Storybook's mark of a story that plays; the words it looks for are English. */
const PLAYS = 'play-fn'
const EACH = process.env['PROMISES'] === '1' ? 1 : 10
const narrow = { width: 320, height: 700 }
const still = allStories.filter(({ tags }) => !tags.includes(PLAYS))

const LONG = 'en-XA'
test.use({ storyLocale: LONG })

test('there are stories to read', () => {
  expect(still.length).toBeGreaterThan(80)
})

for (const { id } of still.filter((_, i) => i % EACH === 0))
  test(`${id} holds texts that are a third longer`, async ({ preview: page }) => {
    await page.setViewportSize(narrow)
    await show(page, id, LONG)
    const found = await page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll('#storybook-root :is(button, a, label, legend, h1, h2, h3, h4)'),
      ]
      return {
        overhang: document.documentElement.scrollWidth - innerWidth,
        cut: controls
          .filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 1)
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent),
      }
    })
    expect(found).toEqual({ overhang: 0, cut: [] })
  })

import { expect } from '@playwright/test'
import { partOf } from '../site/crosses.ts'
import { LONG, NARROW, noFaults, textFaults } from './holds-text.ts'
import { allStories, plays, show, storyTest as test } from './story-page.ts'

const EACH = 10
const still = allStories.filter((story) => !plays(story))

test.use({ storyLocale: LONG })

test('there are stories to read', () => {
  expect(still.length).toBeGreaterThan(80)
})

for (const { id } of partOf(still, EACH))
  test(`${id} holds texts that are a third longer`, async ({ preview: page }) => {
    await page.setViewportSize(NARROW)
    await show(page, id, LONG)
    expect(await textFaults(page)).toEqual(noFaults)
  })

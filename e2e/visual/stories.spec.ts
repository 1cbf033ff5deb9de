import { expect, type Page } from '@playwright/test'
import { dropReferences, isUpdating, matches, mismatchOf, references, twins } from './references.ts'
import { shotsOf, viewports, type Shot } from './shots.ts'
import { settle, take, takeAtRest } from './shutter.ts'
import { allStories, conditions, show, stopClock, storyTest as test, tell } from './story-page.ts'

const stories = allStories.filter((story) => story.tags.some((tag) => tag.startsWith('visual')))
const INITIAL_SCHEME = 'light_1'

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(8)
})

async function shoot(page: Page, name: string, isScrolled?: boolean): Promise<void> {
  await settle(page, isScrolled)
  if (!isUpdating() && (await matches(name, await take(page, isScrolled)))) return
  expect.soft(await mismatchOf(name, await takeAtRest(page, isScrolled))).toBeNull()
}

/** Sets the toolbar's scheme and waits for the story on its paper. */
async function paint(page: Page, scheme: string): Promise<void> {
  await tell(page, 'updateGlobals', { globals: { scheme } })
  await page.waitForSelector(`.story-paper[data-scheme="${scheme}"]`, { state: 'attached' })
}

async function shootAll(page: Page, id: string, shots: readonly Shot[]): Promise<void> {
  for (const { suffix, width, scheme, isScrolled } of shots) {
    await page.setViewportSize(viewports[width])
    if (scheme) await paint(page, scheme)
    await shoot(page, `${id}--${suffix}`, isScrolled)
  }
}

for (const { id, tags } of stories) {
  const shots = shotsOf(tags)
  test(id, async ({ preview: page }) => {
    const last = shots.findLast(({ scheme }) => !scheme)
    await page.setViewportSize(viewports[last?.width ?? 1440])
    await show(page, id)
    await shootAll(page, id, shots)
    if (shots.some(({ scheme }) => scheme)) await paint(page, INITIAL_SCHEME)
  })
}

test('every reference is of a story', () => {
  const wanted = new Set(
    stories.flatMap(({ id, tags }) => [
      ...shotsOf(tags).map(({ suffix }) => `${id}--${suffix}`),
      ...(tags.includes('visual-forced') ? [`${id}--forced`] : []),
    ]),
  )
  const orphans = references().filter((name) => !wanted.has(name))
  if (isUpdating()) dropReferences(orphans)
  else expect(orphans).toEqual([])
})

test('no reference is the picture of another', () => {
  if (!isUpdating()) expect(twins()).toEqual([])
})

/** In the system's own few colours, light on dark: no background of ours is left to tell a state. */
for (const { id } of stories.filter(({ tags }) => tags.includes('visual-forced')))
  test(`${id} in forced colours`, async ({ browser }) => {
    const context = await browser.newContext({ ...conditions, forcedColors: 'active', colorScheme: 'dark' })
    const page = await context.newPage()
    await stopClock(page)
    await page.setViewportSize(viewports[1440])
    await show(page, id)
    await shoot(page, `${id}--forced`)
    await context.close()
  })

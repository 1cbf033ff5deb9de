import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'
import { dropReferences, isUpdating, mismatchOf, references } from './references.ts'
import { shotsOf, viewports, type Shot } from './shots.ts'

type Entry = { id: string; type: string; tags?: string[] }
type Preview = {
  channel: { emit: (event: string, payload: unknown) => void }
  currentRender?: { id: string; phase: string }
}

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as {
  entries: Record<string, Entry>
}
const stories = Object.values(index.entries).filter(
  (s) => s.type === 'story' && s.tags?.some((tag) => tag.startsWith('visual')),
)
const CLOCK = '2030-01-15T10:00:00Z'
const INITIAL_SCHEME = 'light_1'
const done = ['finished', 'errored', 'aborted']

/**
 * Shows a story and waits until Storybook has wholly finished with it: switching while one is pending reloads
 * the page. Axe is off here; it runs with the stories.
 */
async function show(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank')
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  else
    await page.evaluate((storyId) => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }, id)
  const phase = await page.waitForFunction(
    ([storyId, phases]) => {
      const render = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined)?.currentRender
      return render?.id === storyId && phases.includes(render.phase) ? render.phase : false
    },
    [id, done] as const,
  )
  expect(await phase.jsonValue()).toBe('finished')
}

/**
 * Every picture is fetched and decoded before the shutter, however far down it is; and what a play test scrolled to,
 * which bars and counters answer to, does not count.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

const conditions = {
  baseURL: `http://127.0.0.1:${testPort(6100)}`,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
} as const

/** One page per worker: Storybook's preview is loaded once and told to switch stories. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const context = await browser.newContext(conditions)
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date(CLOCK))
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(8)
})

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page)
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  expect.soft(await mismatchOf(name, shot)).toBeNull()
}

/** Sets the toolbar's scheme and waits for the story on its paper. */
async function paint(page: Page, scheme: string): Promise<void> {
  await page.evaluate((value) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    preview.channel.emit('updateGlobals', { globals: { scheme: value } })
  }, scheme)
  await page.waitForSelector(`.story-paper[data-scheme="${scheme}"]`, { state: 'attached' })
}

async function shootAll(page: Page, id: string, shots: readonly Shot[]): Promise<void> {
  for (const { suffix, width, scheme } of shots) {
    await page.setViewportSize(viewports[width])
    if (scheme) await paint(page, scheme)
    await shoot(page, `${id}--${suffix}`)
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
    stories.flatMap(({ id, tags = [] }) => [
      ...shotsOf(tags).map(({ suffix }) => `${id}--${suffix}`),
      ...(tags.includes('visual-forced') ? [`${id}--forced`] : []),
    ]),
  )
  const orphans = references().filter((name) => !wanted.has(name))
  if (isUpdating()) dropReferences(orphans)
  else expect(orphans).toEqual([])
})

/** In the system's own few colours, light on dark: no background of ours is left to tell a state. */
for (const { id } of stories.filter(({ tags }) => tags?.includes('visual-forced')))
  test(`${id} in forced colours`, async ({ browser }) => {
    const context = await browser.newContext({ ...conditions, forcedColors: 'active', colorScheme: 'dark' })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(CLOCK))
    await page.setViewportSize(viewports[1440])
    await show(page, id)
    await shoot(page, `${id}--forced`)
    await context.close()
  })

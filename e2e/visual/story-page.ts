import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'

type Entry = { id: string; type: string; tags?: string[] }
type Preview = {
  channel: {
    emit: (event: string, payload: unknown) => void
    once: (event: string, hear: () => void) => void
    /** What came with the event the last time. */
    last: (event: string) => readonly [Readonly<{ message: string }>] | undefined
  }
  currentRender?: { id: string; phase: string }
  loadStory: (asked: { storyId: string }) => Promise<Prepared>
}
type Window = { width: number; height: number }
type Prepared = {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}
type Story = Readonly<{ id: string; tags: readonly string[] }>

/** Storybook's mark of a story that plays. */
const PLAYS = 'play-fn'
export const plays = ({ tags }: Story): boolean => tags.includes(PLAYS)

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, Entry> }

/** Every story of the built Storybook. */
export const allStories: readonly Story[] = Object.values(index.entries)
  .filter(({ type }) => type === 'story')
  .map(({ id, tags = [] }) => ({ id, tags }))

const done = ['finished', 'errored', 'aborted']
/** The language whose words play tests look for. */
export const PLAYED_IN = 'en-US'
const CLOCK = '2030-01-15T10:00:00Z'

/** What every picture and measure of a story is taken under. */
export const conditions = {
  baseURL: `http://127.0.0.1:${testPort(6100)}`,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: PLAYED_IN,
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
} as const

export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date(CLOCK))

/** Tells the preview something on Storybook's channel. */
export const tell = (page: Page, event: string, payload: unknown): Promise<void> =>
  page.evaluate(
    ([name, told]) => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
      preview.channel.emit(name, told)
    },
    [event, payload] as const,
  )

/** The window that a story is made for, where it names one. The preview has shown some story by then. */
export const windowOf = (page: Page, id: string): Promise<Window | null> =>
  page.evaluate(async (storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    const { storyGlobals, parameters } = await preview.loadStory({ storyId })
    const chosen = parameters.viewport.options[storyGlobals.viewport?.value ?? '']
    return chosen
      ? { width: parseFloat(chosen.styles.width), height: parseFloat(chosen.styles.height) }
      : null
  }, id)

/** Gives the story as it stands another language: it is drawn again, and plays nothing. */
export const speak = (page: Page, locale: string): Promise<void> =>
  page.evaluate(
    (spoken) =>
      new Promise<void>((resolve) => {
        const { channel } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
        channel.once('storyFinished', resolve)
        channel.emit('updateGlobals', { globals: { locale: spoken } })
      }),
    locale,
  )

/** What a play test has thrown since this was asked the last time: a story whose play failed finishes all the same. */
const playFailure = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { channel } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    const thrown = channel.last('playFunctionThrewException')
    const isNew = thrown !== Reflect.get(globalThis, 'lastThrown')
    Reflect.set(globalThis, 'lastThrown', thrown)
    return isNew ? (thrown?.[0].message ?? null) : null
  })

/**
 * Shows a story and waits until Storybook has wholly finished with it: switching while one is pending reloads
 * the page. Axe is off here; it runs with the stories.
 */
export async function show(page: Page, id: string, locale = PLAYED_IN): Promise<void> {
  if (page.url() === 'about:blank')
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;locale:${locale}`)
  else await tell(page, 'setCurrentStory', { storyId: id, viewMode: 'story' })
  const phase = await page.waitForFunction(
    ([storyId, phases]) => {
      const render = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined)?.currentRender
      return render?.id === storyId && phases.includes(render.phase) ? render.phase : false
    },
    [id, done] as const,
  )
  expect(await phase.jsonValue()).toBe('finished')
  const failure = await playFailure(page)
  if (locale === PLAYED_IN) expect(failure).toBeNull()
}

/**
 * One page per worker: Storybook's preview is loaded once and told to switch stories. A language of its own makes a
 * worker of its own, or its words would stand in the stories of the next file.
 */
export const storyTest = base.extend<object, { storyLocale: string; preview: Page }>({
  storyLocale: [PLAYED_IN, { option: true, scope: 'worker' }],
  preview: [
    async ({ browser, storyLocale: _own }, use) => {
      const context = await browser.newContext(conditions)
      const page = await context.newPage()
      await stopClock(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

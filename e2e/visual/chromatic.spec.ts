import { expect, test, type Page } from '@playwright/test'
import { allStories } from './story-page.ts'

type Prepared = Readonly<{
  id: string
  tags: readonly string[]
  parameters: { chromatic?: { disableSnapshot: boolean; modes?: Record<string, { viewport: number }> } }
}>

const visual = (tags: readonly string[]) => tags.filter((tag) => tag.startsWith('visual')).toSorted()
const isShot = ({ tags }: Prepared) => visual(tags).length > 0

async function preparedStories(page: Page): Promise<Prepared[]> {
  await page.goto('/iframe.html')
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'))
  return Object.values(
    await page.evaluate(async () => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>
        extract: () => Promise<Record<string, Prepared>>
      }
      await preview.ready()
      return preview.extract()
    }),
  )
}

/** The index is read from the stories' text: a tag that comes in with an imported object is not in it. */
test('a tag that asks for a shot is written out in the file of its story', async ({ page }) => {
  const written = new Map(allStories.map(({ id, tags }) => [id, visual(tags)]))
  const lost = (await preparedStories(page)).filter(
    ({ id, tags }) => visual(tags).join() !== written.get(id)?.join(),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('Chromatic looks at the stories of the local shots, at their widths in three schemes, and at no other', async ({
  page,
}) => {
  const stories = await preparedStories(page)
  const looked = stories.filter(({ parameters }) => parameters.chromatic?.disableSnapshot === false)
  expect(looked.length).toBeGreaterThan(8)
  expect(looked).toEqual(stories.filter(isShot))
  for (const { tags, parameters } of looked) {
    const modes = Object.keys(parameters.chromatic?.modes ?? {})
    expect(modes.length % 3).toBe(0)
    if (tags.includes('visual'))
      for (const width of [375, 820, 1440])
        for (const scheme of ['light', 'dark', 'image']) expect(modes).toContain(`${width} ${scheme}`)
  }
})

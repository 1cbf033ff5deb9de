import { expect, test } from '@playwright/test'

type Prepared = Readonly<{
  tags: readonly string[]
  parameters: { chromatic?: { disableSnapshot: boolean; modes?: Record<string, { viewport: number }> } }
}>

const isShot = ({ tags }: Prepared) => tags.some((tag) => tag.startsWith('visual'))

test('Chromatic looks at the stories of the local shots, at their widths in three schemes, and at no other', async ({
  page,
}) => {
  await page.goto('/iframe.html')
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'))
  const stories = Object.values(
    await page.evaluate(async () => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
        ready: () => Promise<void>
        extract: () => Promise<Record<string, Prepared>>
      }
      await preview.ready()
      return preview.extract()
    }),
  )
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

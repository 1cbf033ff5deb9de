import { readFileSync } from 'node:fs'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { BareBlock } from './block.tsx'
import { HostProvider } from './kit/host.tsx'
import { wedding } from './kit/story/contents.ts'
import { fakeHost } from './kit/story/fake-host.tsx'
import { templateKeys } from './registry.ts'
import { loadTemplates } from './template-loading.ts'

// React as visitors get it: the other one checks what it draws.
vi.hoisted(() => (process.env['NODE_ENV'] = 'production'))
vi.mock('react/jsx-dev-runtime', async () => {
  const { jsx, Fragment } = await import('react/jsx-runtime')
  return { jsxDEV: jsx, Fragment }
})

const BLOCKS = 500
/** On a quiet machine; the promise. */
const BLOCKS_MS = 500
/** Paragraphs by themselves, ten for each element of the blocks, cost about two thirds of the blocks on any machine. */
const PLAIN = 190_000
const TIMES_PLAIN = 3
const TRIES = process.env['PROMISES'] ? 30 : 5

/** As they are served: uncompiled ones cost a warning each. */
const { messages }: { messages: Messages } = JSON.parse(
  readFileSync(new URL('../../../locales/en-US.json', import.meta.url), 'utf8'),
)

const picture = (name: string) => ({
  url: `/media/${name}.jpg`,
  alt: name,
  width: 1920,
  height: 1280,
})
const options = {
  ...wedding,
  images: ['meadow', 'orchard', 'dock'].map(picture),
  items: [{ question: 'When?', answer: '<p>In two weeks.</p>', quote: '<p>They were there.</p>' }],
}

/** Milliseconds of the processor, which a busy machine does not stretch. */
function cost(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const quickest = (run: () => void): number => {
  run()
  return Math.min(...Array.from({ length: TRIES }, () => cost(run)))
}

const plain = () => (
  <main>
    {Array.from({ length: PLAIN }, (_, index) => (
      <p key={index} id={`p${index}`} className="plain">
        Some words
      </p>
    ))}
  </main>
)

function limitBy(draw: (page: ReactElement) => string): number {
  if (process.env['PROMISES']) return BLOCKS_MS
  const page = plain()
  return TIMES_PLAIN * quickest(() => void draw(page))
}

test(`${BLOCKS} blocks cost less than three times plain paragraphs; on demand, less than ${BLOCKS_MS} ms`, async () => {
  const { renderToString } = await import('react-dom/server')
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': messages } })
  await loadTemplates(templateKeys)
  const page = (
    <I18nProvider i18n={i18n}>
      <HostProvider value={fakeHost}>
        {Array.from({ length: BLOCKS }, (_, index) => {
          const [name = '', template = ''] = (templateKeys[index % templateKeys.length] ?? '').split('/')
          const block = { id: `b${index}`, name, visibility: true, options: { ...options, template } }
          return <BareBlock key={index} block={block} />
        })}
      </HostProvider>
    </I18nProvider>
  )
  const blocks = quickest(() => void renderToString(page))
  expect(blocks).toBeLessThan(limitBy(renderToString))
})

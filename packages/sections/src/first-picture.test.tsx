import type { BlockKind } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import { fakeServices } from './kit/story/fake-services.ts'
import { prints } from './kit/story/pictures.ts'
import { PlacementProvider } from './kit/placement.tsx'
import { templateKeys } from './registry.ts'
import { kebab, type TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'

type Contents = { content: Record<string, unknown> }

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const contents = import.meta.glob<Contents>('./*/story/content.ts', { eager: true })

/** Pictures of stories are written into their addresses; here they are fetched in one of two widths, and of no other format. */
const fetched = <Value,>(value: Value): Value => {
  let count = 0
  return JSON.parse(JSON.stringify(value), (_, part: { url?: string } | null) => {
    if (!part?.url?.startsWith('data:')) return part
    const name = `/media/${(count += 1)}`
    return { ...part, url: `${name}.png`, additionalImageUrls: { _sm: `${name}_sm.png` } }
  }) as Value
}
const host = { ...fakeHost, services: () => ({ state: 'ready', services: fetched(fakeServices) }) as const }

/** Their pictures stand in no first row: faces beside words, rows of names, previews that open. */
const lazyOnly = new Set<TemplateKey>([
  'serviceList/service-list-6',
  'testimonials/TESTIMONIAL-1',
  'testimonials/TESTIMONIAL-2',
  'testimonials/TESTIMONIAL-4',
  'testimonials/TESTIMONIAL-5',
  'introduction/IMAGE-TEXT-5',
  'teamPartner/TEAM-PARTNER-1',
  'teamPartner/TEAM-PARTNER-3',
  'teamPartner/TEAM-PARTNER-4',
  'footer/MAIN-FOOTER-4',
])

/** How many are fetched at once where a row of them is seen first. */
const rows: Partial<Record<TemplateKey, number>> = {
  'hero/HERO-5': 3,
  'serviceList/service-list-1': 3,
  'serviceList/service-list-5': 3,
  'images/IMAGES-1': 3,
  'images/IMAGES-2': 3,
  'images/IMAGES-3': 3,
}

async function served(key: TemplateKey, isPriority: boolean) {
  const [kind, template] = key.split('/') as [BlockKind, string]
  const { schema, render } = await loadTemplate(key)
  const { content } = contents[`./${kebab(kind)}/story/content.ts`] ?? { content: {} }
  const pictures = 'images' in schema.shape ? { images: prints(6) } : {}
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider value={host}>
        <PlacementProvider value={{ blockId: 'b1', kind, template, isPriority }}>
          {render(fetched({ ...content, ...pictures }))}
        </PlacementProvider>
      </HostProvider>
    </I18nProvider>,
  )
  const images = html.match(/<img[^>]*>/g) ?? []
  return {
    images,
    first: images.filter((image) => image.includes('fetchPriority="high"')),
    eager: images.filter((image) => !image.includes('loading="lazy"')),
    preloads: html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [],
  }
}

const sizesOf = (markup = '') => /sizes="([^"]*)"/i.exec(markup)?.[1]

test.each([...templateKeys])('%s fetches one picture first, where the page begins with it', async (key) => {
  const { images, first, eager, preloads } = await served(key, true)
  const wanted = images.length > 0 && !lazyOnly.has(key) ? 1 : 0
  expect(first).toHaveLength(wanted)
  expect(preloads).toHaveLength(wanted)
  expect(eager).toHaveLength(rows[key] ?? wanted)
  expect(eager).toEqual(expect.arrayContaining(first))
  expect(sizesOf(preloads[0])).toBe(sizesOf(first[0]))
  expect(images.filter((image) => !sizesOf(image))).toEqual([])
})

test.each([...templateKeys])('%s fetches its pictures as they come near, further down', async (key) => {
  const { first, eager, preloads } = await served(key, false)
  expect([first, eager, preloads]).toEqual([[], [], []])
})

import type { BlockKind } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { sizesFor } from '@bellows/tokens'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import { PlacementProvider } from './kit/placement.tsx'
import type { TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const addressed = (name: string) => ({
  url: `/media/${name}.png`,
  additionalImageUrls: { _sm: `/media/${name}_sm.png` },
})
const photo = (name: string) => ({ ...addressed(name), alt: name, width: 1600, height: 1600 })
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `P${index}`, image: photo(`p${index}`) }))
const { url: avatarUrl, additionalImageUrls } = addressed('avatar')
const instagram = {
  profile: { username: 'alder', name: 'Alder', avatarUrl, additionalImageUrls },
  posts: [],
}

/** `sizes` of a picture by its place in the markup. */
async function saidBy(key: TemplateKey, options: object, place = 0) {
  const [kind, template] = key.split('/') as [BlockKind, string]
  const { schema, render } = await loadTemplate(key)
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider value={{ ...fakeHost, instagram }}>
        <PlacementProvider value={{ blockId: 'b1', kind, template, isPriority: false }}>
          {render(schema.parse(options))}
        </PlacementProvider>
      </HostProvider>
    </I18nProvider>,
  )
  return [...html.matchAll(/<img [^>]*sizes="([^"]*)"/g)][place]?.[1]
}

test.each([
  ['teamPartner/TEAM-PARTNER-1', { columns: 2, items: people(4) }, 'c6·t4·m4'],
  ['teamPartner/TEAM-PARTNER-1', { columns: 2, items: people(2) }, 'c4·t4·m4'],
  ['teamPartner/TEAM-PARTNER-1', { columns: 3, items: people(4) }, 'c4·t4·m4'],
  ['studioGallery/STUDIO-GALLERY-1', { source: 'instagram', images: [photo('a')] }, '48px'],
] as const)('%s with %j is drawn as wide as its sizes say', async (key, options, sizes) => {
  expect(await saidBy(key, options)).toBe(sizesFor(sizes))
})

test.each([
  [2, 'c3·t4·m2'],
  [3, 'c4·t4·m2'],
  [4, 'c3·t4·m2'],
  [5, 'c4·t4·m2'],
  [7, 'c3·t4·m2'],
] as const)('of a crew of %i each picture is as wide as its column', async (count, sizes) => {
  const items = people(count + 1)
  expect(await saidBy('teamPartner/TEAM-PARTNER-5', { items }, 1)).toBe(sizesFor(sizes))
})

test('two pictures of a contact sheet share its width, more stand in three columns', async () => {
  const key = 'introduction/IMAGE-TEXT-5'
  expect(await saidBy(key, { images: [photo('a'), photo('b')] })).toContain('(min-width:1408px) 374px')
  expect(await saidBy(key, { images: [photo('a'), photo('b'), photo('c')] })).toContain(
    '(min-width:1408px) 246px',
  )
})

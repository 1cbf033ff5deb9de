import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HostProvider } from '../../kit/host.tsx'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { PrintStrip } from './print-strip.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const posts = Array.from({ length: 4 }, (_, index) => ({
  id: `post-${index}`,
  imageUrl: `/media/${index}.jpg`,
  additionalImageUrls: { _sm: `/media/${index}_sm.jpg` },
  permalink: index === 1 ? 'javascript:alert(1)' : `https://instagram.com/p/${index}`,
  alt: `Post ${index}`,
}))
const profile = { username: 'alder', name: 'Alder', avatarUrl: '', additionalImageUrls: {} }

const drawn = renderToStaticMarkup(
  <I18nProvider i18n={i18n}>
    <HostProvider value={{ ...fakeHost, instagram: { profile, posts } }}>
      <PrintStrip source="instagram" images={[]} />
    </HostProvider>
  </I18nProvider>,
)

test('posts come in the sizes that there are', () => {
  expect(drawn.match(/_sm\.avif 700w/g)).toHaveLength(posts.length)
})

test('a post leads where it was posted, if that is safe', () => {
  expect(drawn.match(/href="[^"]*"/g)).toEqual(
    [0, 2, 3].map((index) => `href="https://instagram.com/p/${index}"`),
  )
})

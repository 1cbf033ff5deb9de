import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GalleryLightbox } from './gallery-lightbox.tsx'
import { GalleryPicture } from './gallery-picture.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const photograph = {
  url: '/media/orchard.jpg',
  additionalImageUrls: {},
  position: '50% 50%',
  objectFit: 'cover' as const,
  overlay: 0,
  alt: 'An orchard',
}
const refused = { ...photograph, url: 'javascript:alert(1)' }

const drawn = (source: typeof photograph) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <GalleryLightbox images={[photograph, source]} lightbox>
        <GalleryPicture index={1} source={source} sizes="100px" />
      </GalleryLightbox>
    </I18nProvider>,
  )

test('a photograph opens, a refused address is a placeholder that opens nothing', () => {
  expect(drawn(photograph)).toContain('<a href="/media/orchard.jpg"')
  expect(drawn(refused)).not.toContain('<a href="/media/orchard.jpg"')
  expect(drawn(refused)).toContain('data-placeholder')
})

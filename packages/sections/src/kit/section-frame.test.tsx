import { scrimStrength } from '@bellows/ui'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PlacementProvider } from './placement.tsx'
import { SectionFrame } from './section-frame.tsx'
import { frame } from './shared-options.ts'
import { print } from './story/pictures.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

const drawn = (options: object) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlacementProvider value={{ blockId: 'b1', kind: 'about', template: 't', isPriority: false }}>
        <SectionFrame options={z.object(frame).parse({ theme: 'image_background', ...options })}>
          words
        </SectionFrame>
      </PlacementProvider>
    </I18nProvider>,
  )

test('words stand on the darkened picture', () => {
  expect(drawn({ backgroundImage: print('A-32') })).toMatch(/<img .*opacity:0\.\d+.*words/)
})

const veilIn = (overlay?: number) =>
  /opacity:([\d.]+)/.exec(drawn({ backgroundImage: { url: '/a.jpg', overlay } }))?.[1]

test('its veil is the owner’s, none too; left open it is the section’s own', () => {
  expect(veilIn()).toBe('0.4')
  expect(veilIn(70)).toBe('0.7')
  expect(veilIn(0)).toBe(`${scrimStrength(0, 'words')}`)
})

test('without a picture they stand on an empty sheet of the scheme’s own paper: no grey of a veiled placeholder', () => {
  expect(drawn({})).toMatch(/data-placeholder.*words/)
  expect(drawn({})).not.toMatch(/data-surface|<svg|opacity/)
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HostProvider } from './host.tsx'
import { button, heading } from './shared-options.ts'
import { fakeHost } from './story/fake-host.tsx'
import { hasWords, TextBlock } from './text-block.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const optionsOf = (options: object) => z.object({ ...heading, ...button }).parse(options)

const drawn = (options: object, isPreview = false) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HostProvider value={{ ...fakeHost, isPreview }}>
        <TextBlock options={optionsOf(options)} />
      </HostProvider>
    </I18nProvider>,
  )

test.each(['', '<p></p>', '<p>&nbsp;</p>'])(
  'a description of %j says nothing: no box is left',
  (description) => {
    expect(hasWords(optionsOf({ description }))).toBe(false)
    expect(drawn({ description, showButton: false })).toBe('')
    expect(drawn({ description, buttonLink: '' })).toBe('')
  },
)

test('a subtitle of blanks leaves no empty line above the title', () => {
  expect(drawn({ title: 'Ours', subtitle: ' ', showButton: false })).not.toContain('<p')
})

test('any part alone is a block of words', () => {
  for (const options of [{ title: 'Ours' }, { subtitle: 'Ours' }, { description: '<p>Ours</p>' }])
    expect(drawn({ ...options, showButton: false })).toContain('Ours')
  expect(drawn({ buttonLink: 'https://alder.example' })).toContain('href')
  expect(drawn({}, true)).toContain('aria-disabled')
})

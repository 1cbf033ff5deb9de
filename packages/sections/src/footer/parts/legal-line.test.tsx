import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HostProvider } from '../../kit/host.tsx'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { LegalLine } from './legal-line.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

const drawn = (businessName: string, now: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HostProvider value={{ ...fakeHost, now, business: { ...fakeHost.business, businessName } }}>
        <LegalLine text="{year} {businessName}" />
      </HostProvider>
    </I18nProvider>,
  )

test('the year is that of the studio’s own clock', () => {
  expect(drawn('Alder', '2031-01-01T03:00:00Z')).toContain('2030 Alder')
  expect(drawn('Alder', '2031-01-01T07:00:00Z')).toContain('2031 Alder')
})

test('every sign of a name is kept', () => {
  expect(drawn('Big$$ $1 Photos', '2030-01-15T10:00:00Z')).toContain('2030 Big$$ $1 Photos')
})

import { readFileSync } from 'node:fs'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HostProvider } from '../../kit/host.tsx'
import { brand, button } from '../../kit/shared-options.ts'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { useBarRoom } from './use-bar-room.ts'

const { messages }: { messages: Messages } = JSON.parse(
  readFileSync(new URL('../../../../../locales/de-DE.json', import.meta.url), 'utf8'),
)
const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': messages } })
const schema = z.object({ ...brand, ...button })
const items = Array.from({ length: 7 }, () => ({ title: 'Hochzeiten' }))

function Room({ buttonLabel }: { buttonLabel: string | undefined }) {
  const options = { ...schema.parse({ buttonLabel, buttonLink: 'https://a.example' }), showSocial: false }
  return JSON.stringify(useBarRoom({ options, items, limit: 7, around: 24 }))
}

const roomFor = (letters: number, buttonLabel?: string) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider
        value={{ ...fakeHost, business: { ...fakeHost.business, businessName: 'A'.repeat(letters) } }}
      >
        <Room buttonLabel={buttonLabel} />
      </HostProvider>
    </I18nProvider>,
  )

test('a button that nobody worded takes the room of the words that it shows', () => {
  for (let letters = 1; letters < 40; letters += 1)
    expect(roomFor(letters)).toBe(roomFor(letters, 'Jetzt anfragen'))
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDurationSpan } from './use-duration.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const Told = ({ least, most }: { least: number; most: number }) => useDurationSpan()(least, most)
const told = (least: number, most: number) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Told least={least} most={most} />
    </I18nProvider>,
  )

test.each([
  [1, 1, '1\u00A0minute'],
  [45, 45, '45\u00A0minutes'],
  [0, 20, '20\u00A0minutes'],
  [45, 75, '45 to 75\u00A0minutes'],
  [60, 90, '60 to 90\u00A0minutes'],
  [75, 120, '75\u00A0minutes to 2\u00A0hours'],
  [150, 150, '2\u00A0hours 30\u00A0minutes'],
  [150, 240, '2\u00A0hours 30\u00A0minutes to 4\u00A0hours'],
  [240, 480, '4 to 8\u00A0hours'],
  [240, 720, '4 to 12\u00A0hours'],
])('%i to %i minutes', (least, most, text) => expect(told(least, most)).toBe(text))

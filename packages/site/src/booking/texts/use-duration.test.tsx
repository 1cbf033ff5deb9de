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
  [1, 1, '1 minute'],
  [45, 45, '45 minutes'],
  [0, 20, '20 minutes'],
  [45, 75, '45 to 75 minutes'],
  [60, 90, '60 to 90 minutes'],
  [75, 120, '75 minutes to 2 hours'],
  [150, 150, '2 hours 30 minutes'],
  [150, 240, '2 hours 30 minutes to 4 hours'],
  [240, 480, '4 to 8 hours'],
  [240, 720, '4 to 12 hours'],
])('%i to %i minutes', (least, most, text) => expect(told(least, most)).toBe(text))

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDurationText } from './duration-text.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const Told = ({ min, max }: { min: number; max: number }) => useDurationText()(min, max).join(' ')
const told = (min: number, max: number) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Told min={min} max={max} />
    </I18nProvider>,
  )

test.each([
  [45, 45, '45 min'],
  [0, 20, '20 min'],
  [60, 90, '60–90 min'],
  [240, 720, '4–12 h'],
  [150, 150, '2 h 30 min'],
  [150, 240, '2 h 30 min – 4 h'],
  [75, 120, '75 min – 2 h'],
])('%i to %i minutes', (min, max, text) => expect(told(min, max)).toBe(text))

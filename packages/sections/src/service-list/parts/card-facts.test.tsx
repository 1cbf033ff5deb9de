import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeService } from '../../kit/story/fake-services.ts'
import { CardLength } from './card-facts.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const options = {
  source: 'fullSessions',
  serviceIds: [],
  sort: 'upcoming',
  showPrice: true,
  showDuration: true,
} as const

const combination = (id: string, day: number) => ({
  id,
  name: id,
  type: 'MULTI' as const,
  totalFee: '4150.00',
  shootDuration: 90,
  shoots: [
    { name: 'Engagement', shootDuration: 90 },
    { name: 'Wedding day', shootDuration: day },
  ],
})

const lengthOf = (over: object) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <CardLength service={fakeService({ id: 'wedding', name: 'Wedding', ...over })} options={options} />
    </I18nProvider>,
  )

test('a card tells the length that the service’s page does: of all shoots of a combination', () => {
  expect(lengthOf({ minDuration: 45, maxDuration: 75 })).toContain('45–75 min')
  const packages = [combination('story', 480), combination('full', 720)]
  expect(lengthOf({ type: 'COMBO', minDuration: 90, maxDuration: 90, packages })).toContain(
    '9 h 30 min – 13 h 30 min',
  )
})

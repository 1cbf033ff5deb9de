import type { ServiceSummary } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeService } from '../../kit/story/fake-services.ts'
import { severalShoots } from '../story/services.ts'
import { CardLength } from './card-facts.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const options = {
  source: 'fullSessions',
  serviceIds: [],
  sort: 'upcoming',
  showPrice: true,
  showDuration: true,
} as const

const lengthOf = (service: ServiceSummary) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <CardLength service={service} options={options} />
    </I18nProvider>,
  )

test('a card tells the length that the service’s page does: of all shoots of a combination', () => {
  expect(lengthOf(fakeService({ id: 'family', name: 'Family' }))).toContain('45–75 min')
  expect(lengthOf(severalShoots)).toContain('9 h 30 min – 13 h 30 min')
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComingLine } from './coming-line.tsx'

/** Its code may come no sooner than there is something to say. */
test('the region stands before it speaks', () => {
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>
      <ComingLine lateness="slow" />
    </I18nProvider>,
  )
  expect(drawn).toContain('<div role="status"></div>')
})

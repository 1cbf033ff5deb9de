import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from './trans.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': { taken: 'The {name} is <0>taken</0>.' } } })

test.each([
  ['a name', 'The a name is <b>taken</b>.'],
  ['<script>alert(1)</script>', 'The &lt;script&gt;alert(1)&lt;/script&gt; is <b>taken</b>.'],
  ['<0>ours</0>', 'The &lt;0&gt;ours&lt;/0&gt; is <b>taken</b>.'],
])('a value stays as it is written: %s', (name, drawn) => {
  const components = { 0: <b /> }
  expect(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Trans id="taken" values={{ name }} components={components} />
      </I18nProvider>,
    ),
  ).toBe(drawn)
})

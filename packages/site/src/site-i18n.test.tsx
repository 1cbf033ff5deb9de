import { Trans } from '@bellows/ui/trans'
import { I18nProvider, useLingui } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteI18n } from './site-i18n.ts'

const i18n = siteI18n('en-US', { taken: [['name'], ' is taken'] })

const Said = ({ values }: Readonly<{ values: Record<string, string> }>) => {
  const { _ } = useLingui()
  return (
    <p title={_('taken', values)} lang={_({ id: 'taken', values })}>
      <Trans id="taken" values={values} />
    </p>
  )
}

test.each([
  ['a name', 'a name'],
  [
    String.raw`\u003cscript\u003ealert(1)\u003c/script\u003e`,
    String.raw`\u003cscript\u003ealert(1)\u003c/script\u003e`,
  ],
  [String.raw`C:\x41 and \\u0041`, String.raw`C:\x41 and \\u0041`],
  ['<b>x</b>', '&lt;b&gt;x&lt;/b&gt;'],
])('a value stays to the letter in a text, an attribute and beside elements: %s', (name, drawn) => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Said values={{ name }} />
    </I18nProvider>,
  )
  const said = `${drawn} is taken`
  expect(page).toBe(`<p title="${said}" lang="${said}">${said}</p>`)
})

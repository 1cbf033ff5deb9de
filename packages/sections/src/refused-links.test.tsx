import { menuItemSchema } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BareBlock } from './block.tsx'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import { templateKeys } from './registry.ts'
import { loadTemplate } from './template-loading.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const refused = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' java\nscript:alert(1)']
const menuItems = z.parse(z.array(menuItemSchema), [
  ...refused.map((slug, index) => ({ title: `Refused ${index}`, slug, children: [] })),
  { title: 'Taken', slug: 'portfolio', children: [] },
])

/** Where the links of a menu entry lead, by its words. */
const leadsTo = (html: string, words: string) =>
  Array.from(html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs))
    .filter(([, , inside]) => inside?.includes(words))
    .map(([, attributes]) => /href="([^"]*)"/.exec(attributes ?? '')?.[1])

test.each(templateKeys.filter((key) => /^(?:header|footer)\//.test(key)))(
  'a refused link in the menu of %s leads nowhere',
  async (key) => {
    await loadTemplate(key)
    const [name = '', template = ''] = key.split('/')
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <HostProvider value={{ ...fakeHost, menuItems }}>
          <BareBlock block={{ id: 'b1', name, visibility: true, options: { template } }} />
        </HostProvider>
      </I18nProvider>,
    )
    expect(html).toContain('Refused 0')
    expect(leadsTo(html, 'Taken')).toContain('/portfolio')
    expect(leadsTo(html, 'Refused').filter((href) => href !== undefined)).toEqual([])
    for (const slug of refused) expect(html).not.toContain(`href="${slug}`)
  },
)

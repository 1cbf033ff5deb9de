import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { formParts } from '../testing/form-parts.tsx'
import { inSite } from '../testing/in-site.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(Object.entries(formParts))(
  '%s renders on the server as in a browser, without a complaint',
  (_, part) => {
    const complaints = vi.spyOn(console, 'error')
    const onServer = renderToString(inSite(part))
    for (const name of ['window', 'document', 'localStorage', 'matchMedia']) vi.stubGlobal(name, {})
    expect(renderToString(inSite(part))).toBe(onServer)
    expect(complaints).not.toHaveBeenCalled()
  },
)

it('renders a form that posts without JavaScript', () => {
  const html = renderToString(inSite(formParts['Form']))
  const [tag = ''] = /<form [^>]*>/.exec(html) ?? []
  for (const attribute of ['method="post"', 'noValidate=""', 'action="/contact"'])
    expect(tag).toContain(attribute)
  expect(html).toMatch(/<input [^>]*name="fullName" value="Anna"/)
  expect(html).toMatch(/<button type="submit"/)
})

it('names every answer for a post without JavaScript', () => {
  const html = Object.values(formParts)
    .map((part) => renderToString(inSite(part)))
    .join('')
  for (const name of [
    'q-SHORT_TEXT',
    'q-LONG_TEXT',
    'q-YES_NO',
    'q-SELECT',
    'q-CHECKBOX',
    'q-DATE',
    'n',
    'slot',
  ]) {
    expect(html).toContain(`name="${name}"`)
  }
})

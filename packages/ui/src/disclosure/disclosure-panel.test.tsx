import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { DisclosurePanel } from './disclosure-panel.tsx'

conforms(
  'DisclosurePanel',
  <DisclosurePanel id="p" isOpen>
    Rain plan
  </DisclosurePanel>,
)

test('the text of a closed panel is in the HTML, hidden until found', () => {
  const html = renderToString(
    <DisclosurePanel id="p" isOpen={false}>
      Rain plan
    </DisclosurePanel>,
  )
  expect(html).toContain('hidden="until-found"')
  expect(html).toContain('Rain plan')
  expect(html).not.toContain('onbeforematch')
})

test('an open panel has no hidden attribute', () => {
  const html = renderToString(
    <DisclosurePanel id="p" isOpen labelledBy="b">
      Rain plan
    </DisclosurePanel>,
  )
  expect(html).not.toContain('hidden')
  expect(html).toContain('role="region" aria-labelledby="b"')
})

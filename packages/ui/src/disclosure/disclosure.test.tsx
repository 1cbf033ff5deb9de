import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { Disclosure } from './disclosure.tsx'

conforms('Disclosure', <Disclosure label="Portraits">Families</Disclosure>)

it('claims not to be closed before a press can open it, nor shows a mark that needs a script', () => {
  const html = renderToStaticMarkup(inSite(<Disclosure label="Portraits">Families</Disclosure>))
  expect(html).not.toContain('aria-expanded="false"')
  expect(html).toContain('data-needs-script')
})

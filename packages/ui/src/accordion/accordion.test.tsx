import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { Accordion } from './accordion.tsx'

const items = [{ id: 'rain', header: 'What happens if it rains?', panel: 'We move the session.' }]

conforms('Accordion', <Accordion items={items} />)
conforms('Accordion, one open at a time', <Accordion items={items} mode="single" />)

it('claims not to be closed before a press can open it, nor shows a mark that needs a script', () => {
  const html = renderToStaticMarkup(inSite(<Accordion items={items} />))
  expect(html).not.toContain('aria-expanded="false"')
  expect(html).toContain('data-needs-script')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { OpenAlertDialog, OpenDialog } from './opened.ts'

const close = () => {}

conforms('Dialog', <OpenDialog onClose={close} title="Choose a date/time" />)
conforms('AlertDialog', <OpenAlertDialog onClose={close} title="Error" actions="OK" />)
conforms('NotLoaded', <NotLoaded onClose={close} />)
conforms(
  'Drawer',
  <Drawer id="menu" label="Menu" side="sheet">
    Links
  </Drawer>,
)

it.each([
  ['Dialog', <Dialog key="d" isOpen={false} onClose={close} title="Choose a date/time" />],
  ['AlertDialog', <AlertDialog key="a" isOpen={false} onClose={close} title="Error" actions="OK" />],
])('a closed %s is not in the page', (_, closed) => {
  expect(renderToStaticMarkup(inSite(closed))).toBe('')
})

it('a drawer stands in the page, and its button closes it without a script', () => {
  const html = renderToStaticMarkup(
    inSite(
      <Drawer id="menu" label="Menu">
        Links
      </Drawer>,
    ),
  )
  expect(html).toMatch(/^<dialog popover="auto" aria-label="Menu"/)
  expect(html).toMatch(/<button[^>]* popoverTarget="menu" popoverTargetAction="hide"/i)
  expect(html).toContain('Links')
})

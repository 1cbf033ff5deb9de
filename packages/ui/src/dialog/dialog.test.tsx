import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { OpenAlertDialog, OpenDialog, OpenDrawer } from './opened.ts'

const close = () => {}

conforms('Dialog', <OpenDialog onClose={close} title="Choose a date/time" />)
conforms('AlertDialog', <OpenAlertDialog onClose={close} title="Error" actions="OK" />)
conforms(
  'Drawer',
  <OpenDrawer onClose={close} label="Menu" side="sheet">
    Links
  </OpenDrawer>,
)

it.each([
  ['Dialog', <Dialog key="d" isOpen={false} onClose={close} title="Choose a date/time" />],
  ['AlertDialog', <AlertDialog key="a" isOpen={false} onClose={close} title="Error" actions="OK" />],
  [
    'Drawer',
    <Drawer key="r" isOpen={false} onClose={close} label="Menu">
      Links
    </Drawer>,
  ],
])('a closed %s is not in the page', (_, closed) => {
  expect(renderToStaticMarkup(inSite(closed))).toBe('')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { PictureFrame } from './picture-frame.tsx'

conforms('PictureFrame', <PictureFrame mat="wide">A print</PictureFrame>)

it('has no caption row without words', () => {
  expect(renderToStaticMarkup(<PictureFrame>A print</PictureFrame>)).not.toContain('figcaption')
})

it('hides its folio from screen readers, not its caption', () => {
  const markup = renderToStaticMarkup(
    <PictureFrame folio="03" caption="Two people on a pier">
      A print
    </PictureFrame>,
  )
  expect(markup).toMatch(/<span aria-hidden="true"[^>]*>03<\/span>Two people on a pier<\/figcaption>/)
})

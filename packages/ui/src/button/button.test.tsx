import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { Button } from './button.tsx'

conforms('Button', <Button>Inquire now</Button>)
conforms('Button as a link', <Button href="/contact">Inquire now</Button>)
conforms(
  'Button, busy',
  <Button variant="text" isBusy>
    Inquire now
  </Button>,
)

describe('Button', () => {
  it('does not submit a form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  it.each([
    [{ href: '/a' }, /^<a href="\/a" class/],
    [{ href: '/a', isDisabled: true }, /^<a role="link" aria-disabled="true" class/],
    [{ href: null }, /^<a role="link" aria-disabled="true" class/],
  ])('%j is a link', (props, expected) => {
    expect(renderToStaticMarkup(<Button {...props}>Send</Button>)).toMatch(expected)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { ActionLink } from './action-link.tsx'

conforms('ActionLink', <ActionLink href="/contact" label="Inquire now" />)

describe('ActionLink', () => {
  it.each([
    ['/contact', '', true],
    ['/contact', '  ', true],
    [null, 'Inquire now', false],
    ['', 'Inquire now', false],
    [null, '', true],
  ])('href %j, label %j, preview %s: nothing', (href, label, isPreview) => {
    expect(renderToStaticMarkup(<ActionLink href={href} label={label} isPreview={isPreview} />)).toBe('')
  })

  it('stands inert in the preview without a target', () => {
    const markup = renderToStaticMarkup(<ActionLink href={null} label="Inquire now" isPreview />)
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain('href')
  })

  it('is a link with its target', () => {
    expect(renderToStaticMarkup(<ActionLink href="tel:+1555" label="Call" />)).toContain('href="tel:+1555"')
  })
})

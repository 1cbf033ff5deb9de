import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { EmptyState } from './empty-state.tsx'

conforms('EmptyState', <EmptyState title="No dates yet">Come back in spring.</EmptyState>)

it('needs no more than a title', () => {
  const markup = renderToStaticMarkup(<EmptyState title="No dates yet" />)
  expect(markup).toContain('No dates yet</h3>')
  expect(markup).not.toContain('<p')
})

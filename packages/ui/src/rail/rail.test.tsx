import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { inSite } from '../testing/in-site.tsx'
import { conforms } from '../testing/conforms.tsx'
import { Rail, RailCard, RailRoot } from './rail.tsx'
import { RailControls, RailCounter, RailProgress } from './rail-controls.tsx'

const inside = (part: ReactNode) => <RailRoot count={3}>{part}</RailRoot>

conforms('RailRoot', <RailRoot count={3}>Cards</RailRoot>)
conforms('Rail', <Rail label="Services" />, inside)
conforms('RailCard', <RailCard>One</RailCard>, inside)
conforms('RailControls', <RailControls />, inside)
conforms('RailCounter', <RailCounter />, inside)
conforms('RailProgress', <RailProgress />, inside)

it('serves its cards in a named region, with the controls waiting', () => {
  const markup = renderToStaticMarkup(
    inSite(
      <RailRoot count={2}>
        <RailControls />
        <Rail label="Services">
          <RailCard>One</RailCard>
          <RailCard>Two</RailCard>
        </Rail>
      </RailRoot>,
    ),
  )
  expect(markup).toMatch(/role="region" aria-label="Services"[^>]* tabindex="0"/)
  expect(markup.match(/<li/g)).toHaveLength(2)
  expect(markup).toContain('data-waiting')
})

it('its parts refuse to stand alone', () => {
  expect(() => renderToStaticMarkup(inSite(<Rail label="Services" />))).toThrow('outside of RailRoot')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inSite } from '../testing/in-site.tsx'
import { Rail, RailCard, RailRoot } from './rail.tsx'
import { RailControls } from './rail-controls.tsx'

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

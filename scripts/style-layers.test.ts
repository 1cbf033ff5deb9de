import { expect, test } from 'vitest'
import { styleLayers } from './style-layers.ts'

const { transform } = styleLayers() as { transform: (code: string, id: string) => { code: string } | null }

test.each([
  ['/x/node_modules/yet-another-react-lightbox/dist/styles.css', 'vendor'],
  ['/x/packages/ui/src/text/text.css.ts.vanilla.css', 'ui'],
  ['/x/packages/sections/src/kit/gallery/slides.css.ts.vanilla.css', 'kit'],
  ['/x/packages/sections/src/hero/parts/hero-stage.css.ts.vanilla.css', 'parts'],
  ['/x/packages/sections/src/hero/hero-1/hero-1.css.ts.vanilla.css', 'templates'],
  ['/x/packages/sections/src/kit/unscripted/slides.css.ts.vanilla.css', 'unscripted'],
])('%s lies in its storey', (id, layer) => {
  const below = 'vendor,ui,kit,parts,templates,unscripted'.split(layer)[0]
  expect(transform('.a{color:red}', id)?.code).toBe(`@layer ${below}${layer};@layer ${layer}{.a{color:red}}`)
})

test.each([
  '/x/packages/site/src/booking/booking.css.ts.vanilla.css',
  '/x/packages/tokens/src/color.css.ts.vanilla.css',
  '/x/packages/ui/src/text/text.css.ts',
  '/x/node_modules/@fontsource/arimo/latin.css',
])('%s keeps its place', (id) => {
  expect(transform('.a{color:red}', id)).toBeNull()
})

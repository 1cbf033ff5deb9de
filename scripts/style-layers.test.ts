import { expect, test } from 'vitest'
import { styleLayers } from './style-layers.ts'

const { transform } = styleLayers() as { transform: (code: string, id: string) => { code: string } | null }

test.each([
  ['/x/packages/ui/src/text/text.css.ts.vanilla.css', 'ui'],
  ['/x/node_modules/yet-another-react-lightbox/dist/styles.css', 'vendor'],
])('%s lies beneath what sections and screens say', (id, layer) => {
  expect(transform('.a{color:red}', id)?.code).toBe(`@layer vendor,ui;@layer ${layer}{.a{color:red}}`)
})

test.each([
  '/x/packages/sections/src/hero/hero-1/hero-1.css.ts.vanilla.css',
  '/x/packages/tokens/src/color.css.ts.vanilla.css',
  '/x/packages/ui/src/text/text.css.ts',
  '/x/node_modules/@fontsource/arimo/latin.css',
])('%s keeps its place', (id) => {
  expect(transform('.a{color:red}', id)).toBeNull()
})

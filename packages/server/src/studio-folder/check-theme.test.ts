import { themeSchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { themeFaultsOf } from './check-theme.ts'

const themeWith = (...isActive: boolean[]) => {
  const colorPalettes = isActive.map((active, index) => ({
    id: `palette-${index}`,
    name: 'Palette',
    isActive: active,
    colorSchemes: [],
  }))
  return { theme: z.parse(themeSchema, { name: 'T', styles: { typography: 'comic' }, colorPalettes }) }
}
const said = (...given: Parameters<typeof themeFaultsOf>) =>
  themeFaultsOf(...given).map(({ message }) => message)

test('a look that the built-in theme replaces is told with its place', () => {
  const problems = [
    { path: 'styles.typography', value: 'comic' },
    { path: 'colorPalettes.0.colorSchemes.2.colors.primary.lines', value: 'red; }' },
  ]
  expect(said(themeWith(true), () => ({ problems }))).toEqual([
    'theme.json at styles.typography: "comic" does not fit, so the built-in theme\'s value is shown',
    'theme.json at colorPalettes.0.colorSchemes.2.colors.primary.lines: "red; }" does not fit, so the built-in theme\'s value is shown',
  ])
})

test('palettes of which none is active are, whether the site was built or not', () => {
  expect(said(themeWith(false, false), null)).toEqual([
    'theme.json at colorPalettes: none is active, so the first is shown',
  ])
  expect(said(themeWith(false, true), null)).toEqual([])
  expect(said(themeWith(), null)).toEqual([])
})

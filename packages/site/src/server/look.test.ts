import { defaultTheme, themeCss } from '@bellows/tokens'
import { expect, test } from 'vitest'
import { lookAddress, lookAnswer, shownPieces } from './look.ts'

const rules = (css: string) => css.split('}').filter(Boolean).toSorted()
const urlOf = (address: string) => new URL(address.replaceAll('&amp;', '&'), 'http://localhost')

test.each([
  ['<section data-scheme="dark_3">', ''],
  ['<section data-scheme="light_1"><em>quiet</em>', 'em{font-style:italic}'],
  ['<h1 data-scheme="light_2">Łódź</h1>', ''],
])('%s: the first view and the rest are the whole look, each rule once', async (html, styles) => {
  const pieces = shownPieces(html, styles)
  const first = themeCss(defaultTheme, (piece) => pieces.includes(piece))
  const answer = lookAnswer(urlOf(lookAddress(defaultTheme, pieces)), defaultTheme)
  expect(rules(first + (await answer.text()))).toEqual(rules(themeCss(defaultTheme)))
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('italics and letters of central Europe bring their faces with them', () => {
  expect(shownPieces('<h1>Light</h1>', '')).toEqual(['root', 'upright'])
  expect(shownPieces('<h1>Ł</h1>', 'em{font-style:var(--x)}')).toEqual([
    'root',
    'upright',
    'slanted',
    'italic',
    'extended',
  ])
})

test('the look of another day is not kept, nor is one that no page names', () => {
  const address = urlOf(lookAddress(defaultTheme, ['root', 'upright'])).href
  const asked = [
    address.replace('v=', 'v=old'),
    `${address}.root`,
    `${address}.mine`,
    `${address}.dark_1.light_1`,
  ]
  for (const each of asked)
    expect(lookAnswer(new URL(each), defaultTheme).headers.get('cache-control')).toBe('no-cache')
})

import { describe, expect, test } from 'vitest'
import { MESSAGE_BYTES_MAX } from './message-limits.ts'
import { readMessage } from './read-message.ts'

const color = '#123456'
const colors = {
  background: color,
  lines: color,
  headings: color,
  paragraphs: color,
  solidButton: color,
  outlineTextButtonLink: color,
  noticeDecoration: color,
}
const theme = {
  name: 'Salt',
  styles: { typography: 'atelier', buttonRadius: 2, fieldStyle: 'box' },
  colorPalettes: [
    {
      id: 'salt',
      name: 'Salt',
      isActive: true,
      colorSchemes: [{ id: 'light_1', colors: { primary: colors, secondary: colors } }],
    },
  ],
}
const themeUpdate = { action: 'web-builder-theme-update', sequence: 7, theme }
const block = (id: string) => ({ id, name: 'quote', options: { template: 'QUOTE-1' } })
const page = (ids: readonly string[]) => ({
  id: 'home',
  slug: null,
  title: 'Home',
  layout: { contents: ids.map(block) },
})
const pageUpdate = (ids: readonly string[]) => ({
  action: 'web-builder-page-update',
  sequence: 8,
  view: { kind: 'page', page: page(ids) },
})
const pathsOf = (body: unknown) => readMessage(body).problems?.map(({ path }) => path)

describe('what fits', () => {
  test('a theme, with defaults for what was left out', () => {
    const { message } = readMessage(themeUpdate)
    expect(message).toMatchObject({ sequence: 7, brand: {}, theme: { menuItems: [], headers: [] } })
  })

  test('a page, a stored page, a step', () => {
    expect(readMessage(pageUpdate(['a', 'b'])).message).toMatchObject({ showsHidden: false })
    for (const view of [
      { kind: 'stored', slug: null },
      { kind: 'step', step: 'payments' },
      { kind: 'finish' },
    ])
      expect(readMessage({ action: 'web-builder-page-update', sequence: 0, view }).problems).toBeNull()
  })
})

describe('what does not fit is told by its place', () => {
  test('every wrong part of a theme', () => {
    const wrong = {
      ...themeUpdate,
      theme: { ...theme, styles: { ...theme.styles, buttonRadius: 3, shadow: 'big' }, name: 4 },
    }
    expect(pathsOf(wrong)).toEqual(
      expect.arrayContaining(['theme.name', 'theme.styles.buttonRadius', 'theme.styles']),
    )
    expect(readMessage(wrong)).toMatchObject({ message: null, sequence: 7 })
  })

  test('two blocks of one id', () => {
    expect(pathsOf(pageUpdate(['a', 'a']))).toEqual(['view.page.layout'])
  })

  test('a message without a number, of an unknown action, or with more than it may have', () => {
    expect(pathsOf({ ...themeUpdate, sequence: undefined })).toEqual(['sequence'])
    expect(pathsOf({ ...themeUpdate, action: 'web-builder-erase' })).toEqual(['action'])
    expect(pathsOf({ ...themeUpdate, extra: 1 })).toEqual([''])
  })
})

describe('what is not looked at', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })
  const circle: Record<string, unknown> = { ...themeUpdate }
  circle['theme'] = circle
  const polluted = JSON.parse('{"action":"web-builder-hello","__proto__":{"isAdmin":true}}') as unknown
  const web = Array.from({ length: 1000 }, () => Array.from({ length: 1000 }, () => theme))

  test.each([
    ['too large', { ...themeUpdate, extra: 'x'.repeat(MESSAGE_BYTES_MAX) }, 'Too large'],
    ['too large in bytes alone', { extra: 'é'.repeat(MESSAGE_BYTES_MAX * 0.6) }, 'Too large'],
    ['a web of shared parts', web, 'Too large'],
    ['too deep', nested(40), 'Nested too deep'],
    ['a circle', circle, 'Nested too deep'],
    ['a map', new Map([['action', 'web-builder-hello']]), 'Not plain data'],
    ['a big number', { action: 'web-builder-hello', n: 1n }, 'Not plain data'],
    ['a prototype', polluted, 'Not plain data'],
  ])('%s', (_, body, message) => {
    expect(readMessage(body)).toEqual({ message: null, sequence: null, problems: [{ path: '', message }] })
  })

  test.each([null, undefined, 'text', 5, true, [], {}])('%j is refused without a throw', (body) => {
    expect(readMessage(body).message).toBeNull()
  })
})

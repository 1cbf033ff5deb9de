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
const viewUpdate = (view: unknown) => ({ action: 'web-builder-page-update', sequence: 1, view })
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
      expect.arrayContaining(['theme.name', 'theme.styles.buttonRadius', 'theme.styles.shadow']),
    )
    expect(readMessage(wrong)).toMatchObject({ message: null, sequence: 7 })
  })

  test('two blocks of one id', () => {
    expect(pathsOf(pageUpdate(['a', 'b', 'a']))).toEqual(['view.page.layout.contents.2.id'])
    const twice = { ...theme, headers: [block('x')], footers: [block('x')] }
    expect(pathsOf({ ...themeUpdate, theme: twice })).toEqual(['theme.footers.0.id'])
  })

  test('a word that is written otherwise than it may be says how', () => {
    expect(readMessage(viewUpdate({ kind: 'stored', slug: 'About us' })).problems).toEqual([
      { path: 'view.slug', message: 'Expected /^[a-z0-9]+(-[a-z0-9]+)*$/' },
    ])
  })

  test('a message without a number, of an unknown action, or with more than it may have', () => {
    expect(pathsOf({ ...themeUpdate, sequence: undefined })).toEqual(['sequence'])
    expect(pathsOf({ ...themeUpdate, action: 'web-builder-erase' })).toEqual(['action'])
    expect(pathsOf({ ...themeUpdate, extra: 1 })).toEqual(['extra'])
  })

  test('each word that nobody knows, wherever it stands', () => {
    const wrong = {
      ...themeUpdate,
      theme: { ...theme, footer: [], styles: { ...theme.styles, shadow: 'big', glow: 1 } },
      brand: { name: 'Zork Inc' },
    }
    expect(pathsOf(wrong)?.toSorted()).toEqual([
      'brand.name',
      'theme.footer',
      'theme.styles.glow',
      'theme.styles.shadow',
    ])
    const headers = [{ ...block('h'), theme: 'dark_1' }]
    expect(pathsOf({ ...themeUpdate, theme: { ...theme, headers } })).toEqual(['theme.headers.0.theme'])
  })

  const fieldStyle = (wrong: unknown) => ({
    ...themeUpdate,
    theme: { ...theme, styles: { ...theme.styles, fieldStyle: wrong } },
  })
  test.each([
    ['values', fieldStyle('round'), 'Expected one of line, box'],
    ['a kind', { ...themeUpdate, theme: { ...theme, name: 4 } }, 'Expected string'],
    ['a view', viewUpdate({ kind: 'nope' }), 'Expected one of page, stored, service, step, finish'],
    ['a length', { action: 'web-builder-mark', sequence: 1, id: 'x'.repeat(65) }, 'At most 64'],
    ['a word too many', { ...themeUpdate, extra: 1 }, 'Unknown'],
  ])('%s: what would fit is said', (_, body, message) => {
    expect(readMessage(body).problems?.map((problem) => problem.message)).toEqual([message])
  })

  test('no answer is longer than its question deserves', () => {
    const extra = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}`.repeat(100), 1]))
    const { problems } = readMessage({ ...themeUpdate, ...extra })
    expect(problems).toHaveLength(100)
    expect(JSON.stringify(problems).length).toBeLessThan(12_000)
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

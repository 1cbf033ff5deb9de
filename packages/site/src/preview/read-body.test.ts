import { MESSAGE_BYTES_MAX } from '@bellows/protocol'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const update = (theme: unknown) => ({ action: 'web-builder-theme-update', sequence: 7, theme })
const wrongTheme = {
  name: 'Ours',
  styles: { typography: 'comic', buttonRadius: 5, fieldStyle: 'line' },
  colorPalettes: [],
  menuItems: [],
}
const pathsOf = (body: unknown) => readBody(body).problems?.map(({ path }) => path)

test('faults of a theme’s shape and of its faces are told in one answer, each place once', () => {
  expect(readBody(update(wrongTheme))).toMatchObject({ message: null, sequence: 7 })
  const paths = pathsOf(update({ ...wrongTheme, shadow: true })) ?? []
  expect(paths.toSorted()).toEqual(['theme.shadow', 'theme.styles.buttonRadius', 'theme.styles.typography'])
})

test('a colour that no style text takes says how one is written', () => {
  const fitting = '#123456'
  const colors = {
    background: 'red',
    lines: fitting,
    headings: fitting,
    paragraphs: fitting,
    solidButton: fitting,
    outlineTextButtonLink: fitting,
    noticeDecoration: fitting,
  }
  const schemes = [
    { id: 'light_1', colors: { primary: colors, secondary: { ...colors, background: '#fff' } } },
  ]
  const theme = {
    name: 'Ours',
    styles: { typography: 'atelier' },
    colorPalettes: [{ id: 'ours', name: 'Ours', isActive: true, colorSchemes: schemes }],
  }
  const path = 'theme.colorPalettes.0.colorSchemes.0.colors.primary.background'
  expect(readBody(update(theme)).problems).toEqual([{ path, message: 'Expected #rgb or #rrggbb' }])
})

test.each([
  ['too large a theme', update({ ...wrongTheme, text: 'x'.repeat(MESSAGE_BYTES_MAX) })],
  ['no message', 'theme'],
])('%s is looked into no further', (_name, body) => {
  expect(pathsOf(body)).toEqual([''])
})

test.each([[update(null)], [update(5)]])('%j has its one fault', (body) => {
  expect(pathsOf(body)).toEqual(['theme'])
})

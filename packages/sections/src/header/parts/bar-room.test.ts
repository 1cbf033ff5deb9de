import { expect, test } from 'vitest'
import { barRoom, nameWidth } from './bar-room.ts'

const entry = (title: string, children: readonly { title: string }[] = []) => ({ title, children })
const demo = [
  entry('Home'),
  entry('Portfolio'),
  entry('Sessions', [entry('Family')]),
  entry('Orchard Light Minis'),
  entry('About'),
  entry('Contact'),
]
const bar = { brand: nameWidth('Alder & Wren') + 24, items: demo, limit: 7, button: '', social: [] }
const long = Array.from({ length: 7 }, () => entry('Hochzeitsreportagefotografie'))

test.each([
  ['six entries and a short name', bar, 992],
  ['with a button', { ...bar, button: 'Inquire now' }, 1200],
  ['with a button and profiles', { ...bar, button: 'Inquire', social: ['Instagram', 'Pinterest'] }, 1440],
  ['a long name', { ...bar, brand: nameWidth('Photographers of Halloran') }, 1200],
  ['entries under More take no room', { ...bar, items: long, limit: 1 }, 992],
  ['words that no window holds', { ...bar, items: long }, null],
  ['no entries', { ...bar, items: [] }, 992],
] as const)('%s', (_, words, window) => {
  expect(barRoom(words)).toBe(window)
})

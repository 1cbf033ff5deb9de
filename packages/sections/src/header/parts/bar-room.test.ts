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

const short = ['Home', 'Weddings', 'Families', 'Newborn', 'Minis', 'Journal', 'About'].map((title) =>
  entry(title),
)
const centred = { splitAt: (entries: number) => entries, lean: 0 }

test.each([
  ['six entries and a short name', bar, [992, 6, 6, 6, 6]],
  ['a button takes the room of some', { ...bar, button: 'Inquire now' }, [992, 3, 6, 6, 6]],
  ['so does a long name', { ...bar, brand: nameWidth('Photographers of Halloran') }, [992, 3, 6, 6, 6]],
  ['seven and a long name', { ...bar, items: short, brand: 400, button: 'Inquire' }, [992, 2, 5, 7, 7]],
  ['never more than the limit', { ...bar, items: long, limit: 1 }, [null, 1, 1, 1, 1]],
  ['narrower bars are as the first that holds enough', { ...bar, items: long }, [1200, 2, 2, 3, 4]],
  ['around a brand, the longer side rules', { ...bar, items: short, middle: centred }, [992, 3, 4, 4, 7]],
  ['two that fit without “More”', { ...bar, items: long.slice(0, 2) }, [992, 2, 2, 2, 2]],
  ['words that no window holds', { ...bar, items: long, brand: 1200 }, [null, 0, 0, 0, 0]],
  ['no entries', { ...bar, items: [] }, [992, 0, 0, 0, 0]],
] as const)('%s', (_, words, [from, ...limits]) => {
  expect(barRoom(words)).toMatchObject({ from, limits })
})

const profiles = ['Instagram', 'Pinterest']
test.each([
  ['profiles stand where they send no entry away', { ...bar, button: 'Inquire' }, [0, 2, 3]],
  ['and beside the menu’s button, where they fit', { ...bar, items: long, brand: 600 }, [0, 1, 2, 3]],
  ['but not beside too long a brand', { ...bar, items: long, brand: 1200 }, [3]],
] as const)('%s', (_, words, social) => {
  expect(barRoom({ ...words, social: profiles }).social).toEqual(social)
})

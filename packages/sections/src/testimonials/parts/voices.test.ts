import { expect, test } from 'vitest'
import { initialsOf, spokenSize, voicesOf } from './voices.ts'

const voice = (testimonial: string) => ({ testimonial, name: '', avatar: null })

test.each([
  ['Hannah & Theo', 'HT'],
  ['Daniel R., architect', 'DR'],
  ['die Familie von Ahlen', 'FA'],
  ['élise', 'É'],
  ['ann and bob', 'AA'],
  ['山田 太郎', '山太'],
  ['Mary-Jane O’Neil', 'MO'],
  ['', ''],
  ['4 & 5', ''],
])('%s is %s on a plate', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('tags are nothing said', () => {
  expect(voicesOf({ items: [voice('<p> </p>'), voice(''), voice('Calm')] })).toEqual([voice('Calm')])
})

test('more than 320 characters are set smaller', () => {
  expect(spokenSize(voice('x'.repeat(320)))).toBe('quote')
  expect(spokenSize(voice(`<p>${'x'.repeat(321)}</p>`))).toBe('h3')
})

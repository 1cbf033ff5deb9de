import { expect, test } from 'vitest'
import { noEntries } from '../../kit/page-needs.ts'
import { hasSeveral, initialsOf, spokenSize, voiceNeeds, voicesOf } from './voices.ts'

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
  expect(voicesOf({ items: [voice('<p> </p>'), voice(''), voice('Calm')] }, noEntries)).toEqual([
    voice('Calm'),
  ])
})

test('more than 320 characters are set smaller', () => {
  expect(spokenSize(voice('x'.repeat(320)))).toBe('quote')
  expect(spokenSize(voice(`<p>${'x'.repeat(321)}</p>`))).toBe('h3')
})

const reviews = { groups: { clientReviews: [voice('Calm'), voice('Kind')] } }

test.each([
  ['its own', [voice('Own')], ['Own'], {}],
  ['the studio’s reviews, having none', [], ['Calm', 'Kind'], { group: 'clientReviews' }],
  ['the studio’s reviews, its own saying nothing', [voice('')], ['Calm', 'Kind'], { group: 'clientReviews' }],
])('a section shows %s', (...[, items, shown, needs]) => {
  expect(voicesOf({ items }, reviews).map(({ testimonial }) => testimonial)).toEqual(shown)
  expect(voiceNeeds({ items })).toEqual(needs)
  expect(hasSeveral({ items }, reviews)).toBe(shown.length > 1)
})

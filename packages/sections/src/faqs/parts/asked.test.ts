import { expect, test } from 'vitest'
import { asked, faqNeeds } from './asked.ts'

const about = (question: string) => ({ question, answer: '<p>Yes.</p>' })
const studio = { groups: { faq: [about('Rain?'), about(' ')] } }

test.each([
  ['its own', [about('Snow?'), about('')], ['Snow?'], {}],
  ['the studio’s, having none', [], ['Rain?'], { group: 'faq' }],
  ['the studio’s, its own asking nothing', [about(' ')], ['Rain?'], { group: 'faq' }],
])('a section asks %s', (...[, items, shown, needs]) => {
  expect(asked({ items }, studio).map(({ question }) => question)).toEqual(shown)
  expect(faqNeeds({ items })).toEqual(needs)
})

test('an answer that its owner emptied is none', () => {
  const emptied = { question: 'Snow?', answer: '<p>&nbsp;</p>' }
  expect(asked({ items: [emptied] }, studio)).toEqual([{ question: 'Snow?', answer: '' }])
})

test('a studio without questions has none to lend', () => {
  expect(asked({ items: [] }, { groups: {} })).toEqual([])
})

import { expect, test } from 'vitest'
import { factNeeds, told } from './told.ts'

const own = [{ value: '312', title: 'weddings', description: '' }]
const studio = {
  groups: {
    howItWorks: [{ title: 'We write to you', description: '<p>Within a day.</p>' }],
    photoshootApproach: { title: 'How we work', text: 'Light first & <quiet>' },
  },
}

test.each([
  ['its own facts', own, 'howItWorks', ['weddings'], {}],
  ['how it works', [], 'howItWorks', ['We write to you'], { group: 'howItWorks' }],
  ['the approach', [], 'photoshootApproach', ['How we work'], { group: 'photoshootApproach' }],
  ['nothing', [], 'none', [], {}],
] as const)('a section tells %s', (...[, items, group, titles, needs]) => {
  expect(told({ items: [...items], group }, studio).map(({ title }) => title)).toEqual(titles)
  expect(factNeeds({ items: [...items], group })).toEqual(needs)
})

test('a rich text that its owner emptied says nothing', () => {
  const emptied = { value: '', title: '', description: '<p></p>' }
  expect(told({ items: [emptied], group: 'photoshootApproach' }, studio)).toHaveLength(1)
  expect(factNeeds({ items: [emptied], group: 'howItWorks' })).toEqual({ group: 'howItWorks' })
  expect(told({ items: [{ ...emptied, value: '312' }], group: 'none' }, studio)[0]?.description).toBe('')
})

test('the approach is plain text and shown to the letter', () => {
  const [approach] = told({ items: [], group: 'photoshootApproach' }, studio)
  expect(approach?.description).toBe('Light first &amp; &lt;quiet>')
})

test('a studio that has not written its approach lends nothing', () => {
  const unwritten = { groups: { photoshootApproach: { title: '', text: '' } } }
  expect(told({ items: [], group: 'photoshootApproach' }, unwritten)).toEqual([])
  expect(told({ items: [], group: 'howItWorks' }, { groups: {} })).toEqual([])
})

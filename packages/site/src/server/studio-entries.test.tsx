import { expect, test } from 'vitest'
import type { ApiFetch } from '../router-context.ts'
import { block, fakeApi, page } from '../testing/fake-studio.ts'
import { render } from './render.tsx'

const GROUPS = '/api/public/groups'
const groups = {
  faq: [{ question: 'What if it rains?', answer: 'We wait.' }],
  howItWorks: [{ title: 'We write to you', description: 'Within a day.' }],
  photoshootApproach: { title: 'How we work', text: 'Light <first>.' },
  clientReviews: [
    { testimonial: 'So calm.', name: 'Ann Archer', avatar: null },
    { testimonial: 'So kind.', name: 'Bo Bell', avatar: null },
  ],
}
const asked: string[] = []

async function drawn(contents: ReturnType<typeof block>[], answers: Record<string, unknown> = {}) {
  asked.length = 0
  const known = fakeApi({ '/api/public/pages/home': page(contents), [GROUPS]: groups, ...answers })
  const api: ApiFetch = async (path, init) => {
    asked.push(path)
    return known(path, init)
  }
  const context = { api, clientManifest: {}, assetsRoot: '' }
  return (await render(new Request('http://localhost/'), context)).text()
}

const faqs = block('questions', 'faqs', { template: 'FAQs-1', title: 'Good questions' })
const reviews = block('voices', 'testimonials', { template: 'TESTIMONIAL-1', title: 'Kind words' })

test.each([
  ['questions', faqs, 'What if it rains?'],
  ['reviews', reviews, 'So calm.'],
  ['steps', block('steps', 'facts', { template: 'FACTS-2', title: 'Steps' }), 'We write to you'],
  [
    'approach',
    block('way', 'facts', { template: 'FACTS-3', title: 'Our way', group: 'photoshootApproach' }),
    'Light &lt;first&gt;.',
  ],
])('a section without %s of its own shows the studio’s', async (_, section, words) => {
  expect(await drawn([section])).toContain(words)
  expect(asked).toContain(GROUPS)
})

test('a page whose sections have entries of their own neither asks for a group nor carries one', async () => {
  const items = [{ question: 'May the dog come?', answer: 'Please.' }]
  const html = await drawn([block('questions', 'faqs', { template: 'FAQs-1', items })])
  expect(html).toContain('May the dog come?')
  expect(html).not.toContain('So calm.')
  expect(asked).not.toContain(GROUPS)
})

test('the browser gets a group only where a live section shows it', async () => {
  const still = await drawn([faqs])
  expect(still.split('What if it rains?')).toHaveLength(still.includes('FAQPage') ? 3 : 2)
  const live = await drawn([reviews, faqs])
  expect(live.split('So kind.').length).toBeGreaterThan(2)
  expect(live.split('We wait.')).toHaveLength(still.split('We wait.').length)
})

test('groups that cannot be had leave the sections their words', async () => {
  const html = await drawn([reviews, faqs], { [GROUPS]: undefined })
  expect(html).toContain('Kind words')
  expect(html).toContain('Good questions')
  expect(html).not.toContain('blockquote')
})

import { expect, test } from 'vitest'
import { pageQuestions } from './page-questions.ts'

const faqs = (...items: readonly object[]) => ({
  id: 'b1',
  name: 'faqs',
  visibility: true,
  options: { items },
})

test('a page has the questions that are answered, each once', () => {
  const answered = { question: 'Rain?', answer: '<p>Yes.</p>' }
  const blocks = [
    faqs({ question: 'Rain?', answer: '<p></p>' }, { question: 'Snow?', answer: '' }),
    faqs(answered),
    faqs({ question: ' Rain?', answer: '<p>No.</p>' }),
  ]
  expect(pageQuestions(blocks, { groups: {} })).toEqual([answered])
})

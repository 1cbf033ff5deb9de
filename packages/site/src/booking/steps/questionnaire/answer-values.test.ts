import type { InquiryQuestion } from '@bellows/domain'
import { expect, test } from 'vitest'
import { contentsOf, isSendable, startValues } from './answer-values.ts'

const question = (id: string, type: InquiryQuestion['type'], options: string[] = []): InquiryQuestion => ({
  id,
  title: id,
  type,
  options,
})
const questions = [
  question('who', 'SHORT_TEXT'),
  question('uses', 'CHECKBOX', ['Wall', 'Cards']),
  question('born', 'NEWBORN_DATE'),
  question('mail', 'EMAIL_ADDRESS'),
]

test('what waits on the device is newer than what is stored', () => {
  const stored = [
    { id: 'who', contents: ['Anna'] },
    { id: 'born', contents: ['2030-02-01T10:00:00-06:00'] },
    { id: 'gone', contents: ['A question that is no longer asked'] },
  ]
  const waiting = [{ id: 'who', contents: ['Anna and Ole'] }]
  expect(startValues(questions, stored, waiting)).toEqual({
    who: 'Anna and Ole',
    uses: [],
    born: '2030-02-01',
    mail: '',
  })
})

test('an emptied field is sent as no contents', () => {
  expect(contentsOf('  ')).toEqual([])
  expect(contentsOf(undefined)).toEqual([])
  expect(contentsOf(['Wall', 'Cards'])).toEqual(['Wall', 'Cards'])
})

test.each([
  ['a text', { id: 'who', contents: ['Anna'] }, true],
  ['an answer taken back', { id: 'mail', contents: [] }, true],
  ['half an address', { id: 'mail', contents: ['anna@'] }, false],
  ['a day that is past', { id: 'born', contents: ['2030-01-14'] }, false],
  ['today', { id: 'born', contents: ['2030-01-15'] }, true],
  ['two chosen', { id: 'uses', contents: ['Wall', 'Cards'] }, true],
  ['an answer to no question', { id: 'gone', contents: ['x'] }, false],
])('%s may be sent or waits', (_, answer, expected) => {
  expect(isSendable(answer, questions, '2030-01-15')).toBe(expected)
})

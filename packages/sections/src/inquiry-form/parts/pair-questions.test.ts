import { questionTypes, type InquiryQuestion, type QuestionType } from '@bellows/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairApart, pairQuestions } from './pair-questions.ts'

const asked = (...types: QuestionType[]): InquiryQuestion[] =>
  types.map((type, index) => ({ id: `q${index}`, type, title: type, options: [] }))

const rows = (...types: QuestionType[]) =>
  pairQuestions(asked(...types)).map(({ question, isWide }) => `${question.type}${isWide ? ' wide' : ''}`)

test('the catalogue’s pairs, however the owner orders them', () => {
  expect(rows('FULL_NAME', 'PHONE_NUMBER', 'EMAIL_ADDRESS', 'MESSAGE', 'WEDDING_DATE')).toEqual([
    'FULL_NAME',
    'EMAIL_ADDRESS',
    'PHONE_NUMBER',
    'WEDDING_DATE',
    'MESSAGE wide',
  ])
  expect(rows('SELECT', 'LONG_TEXT', 'REFERRAL')).toEqual(['SELECT', 'REFERRAL', 'LONG_TEXT wide'])
})

test('what is long or alone spans both columns', () => {
  expect(rows('SERVICE_SELECTION', 'CHECKBOX', 'YES_NO', 'LONG_TEXT', 'MESSAGE', 'PHONE_NUMBER')).toEqual([
    'SERVICE_SELECTION wide',
    'CHECKBOX wide',
    'YES_NO wide',
    'LONG_TEXT wide',
    'MESSAGE wide',
    'PHONE_NUMBER wide',
  ])
})

test('neighbours stand together, but take nobody’s partner', () => {
  expect(rows('SHORT_TEXT', 'SHORT_TEXT')).toEqual(['SHORT_TEXT', 'SHORT_TEXT'])
  expect(rows('EMAIL_ADDRESS', 'FULL_NAME')).toEqual(['EMAIL_ADDRESS', 'FULL_NAME'])
  expect(rows('FULL_NAME', 'PHONE_NUMBER', 'DATE')).toEqual(['FULL_NAME wide', 'PHONE_NUMBER', 'DATE'])
})

const apart = (questions: InquiryQuestion[]) =>
  pairApart(questions, ({ id }) => id.startsWith('own'))
    .map(({ question, isWide }) => `${question.id}${isWide ? ' wide' : ''}`)
    .join(', ')

test('a service’s own questions pair with one another and break no pair of the studio’s', () => {
  const general = asked('FULL_NAME', 'PHONE_NUMBER', 'SERVICE_SELECTION', 'DATE', 'SHORT_TEXT')
  const own = asked('SHORT_TEXT', 'SELECT', 'SHORT_TEXT').map((one) => ({ ...one, id: `own ${one.id}` }))
  expect(apart([...general.slice(0, 3), ...own, ...general.slice(3)])).toBe(
    'q0 wide, q1, q3, q2 wide, own q0, own q1, own q2 wide, q4 wide',
  )
  expect(apart([...general.slice(0, 2), ...own, ...general.slice(3)])).toBe(
    'q0 wide, q1, q3, own q0, own q1, own q2 wide, q4 wide',
  )
  expect(apart(own)).toBe('own q0, own q1, own q2 wide')
})

test('every question stands once, and halves come in twos', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...questionTypes), { maxLength: 25 }), (types) => {
      const questions = asked(...types)
      const placed = pairQuestions(questions)
      expect(new Set(placed.map(({ question }) => question.id)).size).toBe(questions.length)
      expect(placed).toHaveLength(questions.length)
      const halves = placed.map(({ isWide }) => (isWide ? '|' : '.')).join('')
      expect(halves.replaceAll('..', '')).not.toContain('.')
    }),
  )
})

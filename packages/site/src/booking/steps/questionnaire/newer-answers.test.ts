import { expect, test } from 'vitest'
import { heardAnswers, newerAnswers } from './newer-answers.ts'

const answer = (id: string, ...contents: string[]) => ({ id, contents })
const before = [answer('who', 'Anna'), answer('pet', 'No')]
const values = { who: 'Anna', pet: 'No', use: ['Wall'] }
const questions = [
  { id: 'who', type: 'SHORT_TEXT' },
  { id: 'pet', type: 'SHORT_TEXT' },
  { id: 'use', type: 'CHECKBOX' },
  { id: 'call', type: 'PHONE_NUMBER' },
] as const

test('what another window answered is news; what was said here, or still waits here, is not', () => {
  const newer = (now: typeof before, over: Partial<Parameters<typeof newerAnswers>[0]> = {}) =>
    newerAnswers({ questions, before, now, waiting: [], values, ...over })
  expect(newer(before)).toEqual([])
  expect(newer([answer('who', 'Anna and Ole'), answer('pet', 'No')])).toEqual(['who'])
  expect(newer([answer('who', 'Anna')])).toEqual(['pet'])
  expect(newer([...before, answer('use', 'Wall')])).toEqual([])
  expect(newer([...before, answer('use', 'Cards')])).toEqual(['use'])
  const typed = { values: { ...values, who: 'Anna, 34 ' } }
  expect(newer([answer('who', 'Anna, 34'), answer('pet', 'No')], typed)).toEqual([])
  const unsent = { ...typed, waiting: [answer('who', 'Anna, 34')] }
  expect(newer([answer('who', 'Ole'), answer('pet', 'No')], unsent)).toEqual([])
})

test('a phone number that the server has taken without its brackets is what was typed here', () => {
  const typed = { ...values, call: '+1 (312) 555-0111' }
  const newer = (number: string) =>
    newerAnswers({ questions, before, now: [...before, answer('call', number)], waiting: [], values: typed })
  expect(newer('+1 312 555-0111')).toEqual([])
  expect(newer('+1 312 555-0199')).toEqual(['call'])
})

test('what another window said while an answer waited here is news once nothing waits', () => {
  const now = [answer('who', 'Anna'), answer('pet', 'A bird')]
  const blank = { questions, now, values: { ...values, pet: '' } }
  const waiting = [answer('pet')]
  expect(newerAnswers({ ...blank, before, waiting })).toEqual([])
  const heard = heardAnswers({ before, now, waiting })
  expect(newerAnswers({ ...blank, before: heard, waiting: [] })).toEqual(['pet'])
  expect(heardAnswers({ before, now, waiting: [] })).toEqual(now)
})

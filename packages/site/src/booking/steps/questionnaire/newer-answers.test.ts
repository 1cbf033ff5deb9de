import { expect, test } from 'vitest'
import { newerAnswers } from './newer-answers.ts'

const answer = (id: string, ...contents: string[]) => ({ id, contents })
const before = [answer('who', 'Anna'), answer('pet', 'No')]
const values = { who: 'Anna', pet: 'No', use: ['Wall'] }

test('what another window answered is news; what was said here, or still waits here, is not', () => {
  const newer = (now: typeof before, over: Partial<Parameters<typeof newerAnswers>[0]> = {}) =>
    newerAnswers({ before, now, waiting: [], values, ...over })
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

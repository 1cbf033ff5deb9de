import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { InquiryQuestion } from '../entities/inquiry-question.ts'
import { messages } from './messages.ts'
import { startedAnswers } from './started-answers.ts'

const questions: InquiryQuestion[] = [
  { id: 'mail', title: 'E-mail', type: 'EMAIL_ADDRESS', options: [] },
  { id: 'pets', title: 'Pets', type: 'CHECKBOX', options: ['Dog', 'Cat'] },
  { id: 'due', title: 'Due', type: 'NEWBORN_DATE', options: [] },
]
const faultsOf = (value: object) =>
  z
    .safeParse(startedAnswers(questions, '2030-01-15', { due: '2030-01-02' }), value)
    .error?.issues.map(({ path, message }) => [path[0], message])

test('blank fields are no fault of a form that is only begun', () => {
  expect(faultsOf({ mail: ' ', pets: [], due: '' })).toBe(undefined)
})

test('what is given is judged as it is in a whole form', () => {
  expect(faultsOf({ mail: 'anna', pets: ['Bird'], due: '2030-01-03' })).toEqual([
    ['mail', messages.email],
    ['pets', messages.option],
    ['due', messages.pastDate],
  ])
  expect(faultsOf({ mail: 'anna@berg.example', pets: ['Dog'], due: '2030-01-02' })).toBe(undefined)
})

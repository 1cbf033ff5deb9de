import { expect, test } from 'vitest'
import { orderStatuses } from '../entities/order.ts'
import { answeredQuestions, areAnswersClosed, isStanding } from './order-standing.ts'

test('only what is agreed stands', () => {
  expect([null, ...orderStatuses].filter((status) => isStanding({ status }))).toEqual(['BOOKED', 'SHOOTED'])
})

const closed = (editableUntil: number | null, now: number) =>
  areAnswersClosed({ status: 'BOOKED', editableUntil }, now)

test('answers close at their last moment, never without a date, and with the shoot', () => {
  expect([closed(100, 99), closed(100, 100), closed(null, 100)]).toEqual([false, true, false])
  expect(areAnswersClosed({ status: 'SHOOTED', editableUntil: null }, 0)).toBe(true)
})

test('answers that a booking of tomorrow still waits for are open until it is booked', () => {
  for (const status of [null, 'INQUIRY', 'MEETING', 'WAITLIST'] as const)
    expect(areAnswersClosed({ status, editableUntil: 100 }, 101)).toBe(false)
})

test('an answer to what is no longer asked does not count', () => {
  const question = { id: 'who', title: 'Who?', type: 'SHORT_TEXT' as const, options: [] }
  const answers = [
    { id: 'who', contents: ['Anna'] },
    { id: 'pets', contents: ['No'] },
  ]
  expect(answeredQuestions({ questions: [question, { ...question, id: 'where' }], answers })).toEqual([
    question,
  ])
})

import { expect, test } from 'vitest'
import { makeRecord } from '../testing/fixtures.ts'
import { orderAnswersOf, withAnswer, withOrderAnswers, withoutSent } from './waiting-answers.ts'

const answer = (id: string, ...contents: string[]) => ({ id, contents })

test('an answer takes the place of the earlier one to its question', () => {
  const waiting = [answer('who', 'Anna'), answer('pets', 'No')]
  expect(withAnswer(waiting, answer('who', 'Anna and Ole'))).toEqual([
    answer('pets', 'No'),
    answer('who', 'Anna and Ole'),
  ])
})

test('what arrived no longer waits, what was changed on its way does', () => {
  const waiting = [answer('who', 'Anna and Ole'), answer('what', 'Wall', 'Cards')]
  const sent = [answer('who', 'Anna'), answer('what', 'Wall', 'Cards')]
  expect(withoutSent(waiting, sent)).toEqual([answer('who', 'Anna and Ole')])
})

test('answers of bookings that stand wait beside those of the booking in progress', () => {
  const record = makeRecord({ answers: [answer('who', 'Anna')] })
  const one = withOrderAnswers(record, 'order-a', [answer('pets', 'No')])
  const both = withOrderAnswers(one, 'order-b', [answer('pets', 'A dog')])
  expect(orderAnswersOf(both, 'order-a')).toEqual([answer('pets', 'No')])
  expect(orderAnswersOf(both, 'order-c')).toEqual([])
  expect(both.answers).toEqual([answer('who', 'Anna')])
  expect(withOrderAnswers(both, 'order-a', []).orderAnswers.map(({ orderId }) => orderId)).toEqual([
    'order-b',
  ])
})

test('of many bookings the newest wait', () => {
  const kept = Array.from({ length: 8 }, (_, index) => `order-${index}`).reduce(
    (record, id) => withOrderAnswers(record, id, [answer('who', 'Anna')]),
    makeRecord(),
  )
  expect(kept.orderAnswers.map(({ orderId }) => orderId)).toEqual([3, 4, 5, 6, 7].map((at) => `order-${at}`))
})
